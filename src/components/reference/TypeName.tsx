import type { TypePart } from '../../reference/schemaRows';

/** A type in words, with links to models. */
export function TypeName({ parts }: { parts: TypePart[] }) {
  return parts.map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      <a key={index} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
