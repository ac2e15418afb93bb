/** A button that the page's script serves: the code that its panel shows, or the path or base URL beside it. */
export function CopyButton({ what, label }: { what: 'code' | 'path' | 'base'; label: string }) {
  return <button className="button icon" type="button" data-copy={what} aria-label={label} />;
}
