/** The overlays that OPENAPI_OVERLAYS names, one in each line, as `--overlay` sets it. */
export function namedOverlays({ OPENAPI_OVERLAYS = '' }: NodeJS.ProcessEnv): string[] {
  return OPENAPI_OVERLAYS.split('\n').filter((file) => file.trim() !== '');
}
