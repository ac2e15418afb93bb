import path from 'node:path';

/** The files of a description with their places in a new repository. */
interface CopiedFiles {
  /** The place of the description itself, relative to the repository. */
  main: string;
  files: { from: string; to: string }[];
}

/** The folder of a repository that has a description and what it refers to. */
const target = 'openapi';

/**
 * Where the files of a description go: all below one folder, as they are to each other, so that none gets out of it or over another
 * file. `spec` and `files` are absolute; addresses of other hosts are not copied. Throws an Error for a file that is neither below
 * `cwd` nor beside the description.
 */
export function copiedFiles(spec: string, files: readonly string[], cwd: string): CopiedFiles {
  const local = [spec, ...files].filter((file) => path.isAbsolute(file));
  const outside = local.find((file) => ![cwd, path.dirname(spec)].some((folder) => isBelow(file, folder)));
  if (outside !== undefined)
    throw new Error(
      `The description refers to ${outside}, which is outside of the working folder. Run init in a folder that has both below it.`,
    );
  const root = local.map((file) => path.dirname(file)).reduce(commonFolder);
  const placeOf = (file: string): string => [target, ...path.relative(root, file).split(path.sep)].join('/');
  return { main: placeOf(spec), files: [...new Set(local)].map((from) => ({ from, to: placeOf(from) })) };
}

function commonFolder(one: string, other: string): string {
  return isBelow(other, one) ? one : commonFolder(path.dirname(one), other);
}

/** Whether a path is a folder or in it. */
function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
