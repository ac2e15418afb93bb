import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/** A version of the docs, with the description whose reference is beside it. */
export type DocsVersion = LoadedContent['loadedVersions'][number];

/** Name of the version that is being worked on; its description is the one that the options name. */
const current = 'current';

/** Whether a version is the one that is being worked on. */
export function isCurrent({ versionName }: Pick<DocsVersion, 'versionName'>): boolean {
  return versionName === current;
}

/** Whether a draft is a guide for other audiences: the front matter of those that are shown names none here (`editionMarkdown`). */
export function isForOthers({ frontMatter }: { frontMatter: object }): boolean {
  return 'audience' in frontMatter;
}

/** Folder, relative to the site's, that holds the descriptions of earlier versions: `openapi_versions` beside `openapi`. */
export function versionsFolder(description: string): string {
  return `${path.dirname(description)}_versions`;
}

/** The description of a version, relative to the site's folder: `openapi_versions/1.0/openapi.yaml` for 1.0. */
export function descriptionOf(versionName: string, description: string): string {
  if (versionName === current) return description;
  return path.join(versionsFolder(description), versionName, path.basename(description));
}

/**
 * The overlays (absolute) of a version. One in the folder of the description is saved with it, so an earlier version has those
 * that were there; one elsewhere is for all versions.
 */
export function overlaysOf(
  siteDir: string,
  versionName: string,
  { description, overlays }: { description: string; overlays: readonly string[] },
): string[] {
  return overlays.flatMap((overlay) => {
    const file = path.resolve(siteDir, overlay);
    const inFolder = path.relative(path.resolve(siteDir, path.dirname(description)), file);
    if (versionName === current || /^\.\.(?:[\\/]|$)/.test(inFolder) || path.isAbsolute(inFolder)) return [file];
    const saved = path.resolve(siteDir, versionsFolder(description), versionName, inFolder);
    return existsSync(saved) ? [saved] : [];
  });
}

/** The folder of the built site for a version's own files (description, index of the reference): the root for the current. */
export function outputFolderOf(versionName: string): string {
  return versionName === current ? '' : versionName;
}

/** The version that a guide belongs to, by the place of its file. */
export function versionOfFile(file: string): string {
  return /[\\/]versioned_docs[\\/]version-([^\\/]+)[\\/]/.exec(file)?.[1] ?? current;
}

/** The version that an address belongs to: `/docs/1.0/x` to the one at `/docs/1.0` rather than to the one at `/docs`. */
export function versionOfUrl<Version extends { path: string }>(url: string, versions: Version[]): Version | undefined {
  const around = versions.filter((version) => `${url}/`.startsWith(version.path.replace(/\/?$/, '/')));
  return around.sort((a, b) => b.path.length - a.path.length)[0];
}
