/** A drawing of the sprite; it never stands alone, its control has the name. */
export function Icon({ name }: { name: 'copy' | 'done' }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
