import path from 'node:path';

/**
 * What the dev server watches for descriptions that were read from these files (absolute): all YAML and JSON of their folders. What is
 * below them is not watched: a description may stand in the folder of the site, or above it, beside everything that is installed and
 * generated.
 */
export function watchedFiles(sources: readonly string[]): string[] {
  const folders = new Set(sources.map((file) => path.dirname(file)));
  return [...folders].map((folder) => path.join(folder, '*.{yaml,yml,json}'));
}
