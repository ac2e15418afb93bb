/** What can be done with the Markdown twin of a page: copy it, which takes a script, or open it. */
export function PageActions({ twin }: { twin: string }) {
  return (
    <div className="page-actions">
      <button type="button" data-copy-page={twin} aria-live="polite">
        Copy page as Markdown
      </button>
      <a href={twin} rel="alternate" type="text/markdown">
        View as Markdown
      </a>
    </div>
  );
}
