import { similarity } from '../reference/similarity';

/** Says what is wrong in a line of a guide, and what to do. */
export type Report = (line: number, message: string, remedy: string) => void;

/** What names the audiences of a guide, and begins a part for some. */
export const field = 'audience';

/** Whether a name is another spelling of the one of the field and of parts. */
export function isLike(name: string): boolean {
  return similarity(name, field) > 0.7;
}
