import { Fragment, type ReactNode } from 'react';

/** Where which code may break. A slash at the end stays where it is. */
const breaks = [
  { of: /^\/\S+\//, at: /(?<=.)(?=\/.)/ },
  { of: /^https?:\/\/\S+$/, at: /(?<=[^/])(?=[/.][^/])/ },
];

/**
 * Unchanged code; a path that is too long for its line breaks before a slash rather than within a word, an address before a
 * dot, too.
 */
export function withBreaks(code: ReactNode): ReactNode {
  const at = typeof code === 'string' ? breaks.find(({ of }) => of.test(code))?.at : undefined;
  if (typeof code !== 'string' || at === undefined) return code;
  return code.split(at).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
