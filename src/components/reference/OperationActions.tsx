import type { OperationSection } from '../../reference/page';

/** Actions of an operation: open the request builder, which the page's script handles, and download its file. */
export function OperationActions({ operation }: { operation: OperationSection }) {
  const { requestBuilder, openapi, method, path, title } = operation;
  if (requestBuilder === undefined && openapi === undefined) return null;
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
    </p>
  );
}
