import type { MediaTypeView } from '../../reference/page';
import type { LabelledExample } from './Examples';

/** All examples of a body in one row; with several formats each label begins with its own. */
export function examplesOf(mediaTypes: MediaTypeView[]): LabelledExample[] {
  const withExamples = mediaTypes.filter(({ examples }) => examples.length > 0);
  const isMixed = withExamples.length > 1;
  return withExamples.flatMap(({ mediaType, anchor, examples }) =>
    examples.map((example, index) => {
      const own = example.label || example.name || (examples.length > 1 ? `Example ${index + 1}` : '');
      const parts = isMixed ? [mediaType, own] : [own];
      return { key: `${anchor} ${index}`, label: parts.filter(Boolean).join(' · '), example };
    }),
  );
}
