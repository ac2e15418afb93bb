import type { MediaTypeView } from '../../reference/page';
import { Choice } from './Choice';
import type { HeadingLevel } from './Heading';
import { MediaType } from './MediaType';

interface MediaTypesProps {
  mediaTypes: MediaTypeView[];
  /** Level of the headings inside. */
  level: HeadingLevel;
  /** Anchor of the body or response. */
  anchor: string;
  /** A request shows its fields at once, a response only when they are few. */
  isRequest?: boolean;
}

/** The formats of a body: one, or a choice between several. */
export function MediaTypes({ mediaTypes, level, anchor, isRequest }: MediaTypesProps) {
  const bodies = mediaTypes.map((mediaType) => (
    <MediaType
      key={mediaType.anchor}
      mediaType={mediaType}
      level={level}
      isRequest={isRequest}
      isOneOfSeveral={mediaTypes.length > 1}
    />
  ));
  if (bodies.length < 2) return bodies;
  return (
    <div className="formats">
      <Choice
        name={`${anchor}:format`}
        legend={`One of ${mediaTypes.length} formats`}
        look="segments"
        options={mediaTypes.map(({ mediaType }) => ({ value: mediaType, label: mediaType }))}
      />
      <div className="panes">{bodies}</div>
    </div>
  );
}
