import type { OperationSection } from '../../reference/page';

/** The button that opens the request builder, where the operation has one. The page's script serves it. */
export function BuildRequest({ operation }: { operation: OperationSection }) {
  const { requestBuilder, method, path, title } = operation;
  if (requestBuilder === undefined) return null;
  return (
    <p className="build-request needs-script">
      <button
        className="button outlined medium"
        type="button"
        aria-haspopup="dialog"
        aria-label={`Build and check: ${title}`}
        data-request-builder={requestBuilder}
        data-method={method}
        data-path={path}
      >
        Build and check
      </button>
    </p>
  );
}
