/** A button that the page's script serves: the code that its panel shows, or the path or base URL beside it. */
export function CopyButton({ what, label }: { what: 'code' | 'path' | 'base'; label: string }) {
  return (
    <button className="button bare icon small needs-script" type="button" data-copy={what} aria-label={label}>
      <Icon name="copy" />
    </button>
  );
}

/** A drawing of the sprite; it never stands alone, its control has the name. */
function Icon({ name }: { name: 'copy' | 'done' }) {
  return (
    <svg className="i" width="16" height="16" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** The drawings that icons refer to, once for a page. */
export function IconSprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      <symbol id="i-copy" viewBox="0 0 16 16">
        <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
        <path d="M10.5 3.5v-.25c0-.7-.55-1.25-1.25-1.25h-5.5C3.05 2 2.5 2.55 2.5 3.25v5.5C2.5 9.45 3.05 10 3.75 10H4" />
      </symbol>
      <symbol id="i-done" viewBox="0 0 16 16">
        <path d="m3 8.5 3.25 3.25L13 4.75" />
      </symbol>
    </svg>
  );
}
