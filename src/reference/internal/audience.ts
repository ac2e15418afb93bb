import { isNode } from '../json';
import { shortened, shortenedJson } from '../shortened';
import { nearestNames } from '../similarity';

/** For whom an edition of a description is, as a site states it. */
export interface Audience {
  /** The audience of the edition; by default the first of `of`. */
  is?: string | undefined;
  /** All audiences. Each also sees what is for those before it; without them, an edition has what is for `is` and what is unmarked. */
  of?: readonly string[] | undefined;
  /** The extension that names the audiences of a part; by default `x-audience`. */
  extension?: string | undefined;
  /** Whether an operation that names no audience is an error; by default it is for the first. */
  unmarked?: 'first' | 'error' | undefined;
}

/** What the marks of a description say in an edition. */
export interface AudienceMarks {
  extension: string;
  /** Whether an operation has to name an audience. */
  isRequired: boolean;
  /** Whether what has this mark is for others, and what is wrong with the mark: such a part is for nobody. `name` is that of the mark. */
  read: (mark: unknown, name?: string) => { isHidden: boolean; fault?: { message: string; remedy: string } };
}

/**
 * The audience that a site states, or the one that `asked` names in its place, as `--audience` and OPENAPI_AUDIENCE do; undefined
 * where neither does. Throws an Error for one that is not in `of`.
 */
export function toAudience(stated: Audience | undefined, asked: string | undefined): Audience | undefined {
  const is = asked ?? stated?.is ?? stated?.of?.[0];
  if (is === undefined) return undefined;
  if (stated?.of && !stated.of.includes(is)) throw new Error(`"${is}" is no audience. ${naming(is, stated.of)}`);
  return { ...stated, is };
}

/** Reads what the marks of an edition say. */
export function audienceMarks({ is = '', of, extension = 'x-audience', unmarked }: Audience): AudienceMarks {
  const seen = of ? of.slice(0, of.indexOf(is) + 1) : [is];
  return {
    extension,
    isRequired: unmarked === 'error',
    read: (mark, name = extension) => {
      const names = namesIn(mark);
      if (!names) {
        const message = `"${name}" is ${shortenedJson(mark)}, which names no audience.`;
        return { isHidden: true, fault: { message, remedy: 'Write a name, or a list of names.' } };
      }
      const unknown = of ? names.find((each) => !of.includes(each)) : undefined;
      if (of && unknown !== undefined) {
        const message = `"${name}" names "${shortened(unknown, 80)}", which is no audience.`;
        return { isHidden: true, fault: { message, remedy: naming(unknown, of) } };
      }
      return { isHidden: !names.some((each) => seen.includes(each)) };
    },
  };
}

/** Whether an object is hidden by a mark of its own: one for other audiences, or `x-internal: true`. */
export function isHiddenBy(marks: AudienceMarks | undefined, value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value['x-internal'] === true) return true;
  return marks !== undefined && Object.hasOwn(value, marks.extension) && marks.read(value[marks.extension]).isHidden;
}

function namesIn(mark: unknown): string[] | undefined {
  const names: unknown[] = Array.isArray(mark) ? mark : [mark];
  return names.length > 0 && names.every((name) => typeof name === 'string' && name !== '')
    ? (names as string[])
    : undefined;
}

function naming(name: string, of: readonly string[]): string {
  const [nearest] = nearestNames(name, of);
  return nearest === undefined ? `Name one of ${of.join(', ')}.` : `Name "${nearest}", or another of ${of.join(', ')}.`;
}
