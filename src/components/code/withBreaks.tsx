import { Fragment, type ReactNode } from 'react';

/** Unchanged code; a path that is too long for its line breaks before a slash rather than within a word. */
export function withBreaks(code: ReactNode): ReactNode {
  if (typeof code !== 'string' || !/^\/\S+\//.test(code)) return code;
  return code.split(/(?<=.)(?=\/)/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
