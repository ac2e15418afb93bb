/** The error of a file that cannot be written: that a disk is full is reported without a name, and without what to do. */
export function unwritten(file: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `${file} cannot be written: ${reason}. Check the permissions and the space of its folder.`;
  return new Error(message, { cause: error });
}
