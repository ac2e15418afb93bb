import path from 'node:path';

/** The description that a command works on: ours, or the one that the environment variables name. */
export interface StatedDescription {
  /** Path in the project, or absolute. */
  file: string;
  /** Other folders and URLs that it may read. */
  allowRefs: string[];
}

/** Reads OPENAPI_SPEC and OPENAPI_ALLOW_REFS. */
export function statedDescription(env: NodeJS.ProcessEnv): StatedDescription {
  return {
    file: env.OPENAPI_SPEC ?? path.join('openapi', 'openapi.yaml'),
    allowRefs: (env.OPENAPI_ALLOW_REFS ?? '').split(/\s+/).filter((entry) => entry !== ''),
  };
}
