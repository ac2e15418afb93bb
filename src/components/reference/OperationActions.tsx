import type { OperationSection } from '../../reference/page';

/** Actions of an operation: open the request builder and print it alone, which the page's script handles, and download its file. */
export function OperationActions({ operation }: { operation: OperationSection }) {
  const { requestBuilder, openapi, method, path, title } = operation;
  return (
    <p className="op-actions">
      {requestBuilder !== undefined && (
        <button
          className="button outlined medium needs-script"
          type="button"
          aria-haspopup="dialog"
          aria-label={`Build and check: ${title}`}
          data-request-builder={requestBuilder}
          data-method={method}
          data-path={path}
        >
          Build and check
        </button>
      )}
      {openapi !== undefined && (
        <a href={openapi} download aria-label={`OpenAPI file: ${title}`}>
          OpenAPI file
        </a>
      )}
      <button className="button needs-script" type="button" data-print="" aria-label={`Print: ${title}`}>
        Print
      </button>
    </p>
  );
}
