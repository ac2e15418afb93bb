/** A drawing of the sprite; it never stands alone, its control has the name. */
export function Icon({ name }: { name: 'copy' | 'done' }) {
  return (
    <svg className="i" width="16" height="16" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
