import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { realPathOf } from './outDir/facts';
import { isAtOrAbove } from './outDir/refusal';

/** The first line of a report, by which the next build knows that it may take its place. */
const heading = '# What a build has left out of the description: place, pointer, object and rule\n';

/**
 * Begins the file in which a build reports what it leaves out, and returns its path. Throws an Error for a file in the site (`outDir`,
 * absolute), whose readers it is not for, and for one that is no such report.
 */
export function beginReport(file: string, outDir: string): string {
  const report = path.resolve(file);
  if (isAtOrAbove(realPathOf(outDir), realPathOf(report)))
    throw new Error(`--removed ${file} would be in the site, with what it leaves out. Name a file elsewhere.`);
  if (existsSync(report) && !readFileSync(report, 'utf8').startsWith(heading))
    throw new Error(`--removed ${file} is there already, and no report of a build. Name a new file.`);
  writeFileSync(report, heading);
  return report;
}
