import { readdirSync, readFileSync } from 'node:fs';

/** Ids of a process and of all its descendants, from Linux's `/proc`. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = readIfThere(`/proc/${entry}/stat`);
    // The second field is the program's name in brackets, which may hold anything.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const found = [root];
  for (let index = 0; index < found.length; index += 1) found.push(...(children.get(found[index] ?? 0) ?? []));
  return found;
}

/** Memory of processes together, in bytes; what they share is counted once. */
export function memoryOf(processes: number[]): number {
  const kilobytes = processes.map((id) => {
    const [, size = '0'] = /^Pss:\s+(\d+) kB/m.exec(readIfThere(`/proc/${id}/smaps_rollup`)) ?? [];
    return Number(size);
  });
  return kilobytes.reduce((total, size) => total + size, 0) * 1024;
}

/** A process may end while it is read. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
