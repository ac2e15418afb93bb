/** The body of a page of the reference, as HTML. */
export interface ReferenceBody {
  /** Address of the page that the body belongs to. */
  url: string;
  title: string;
  description: string;
  /**
   * The same object as long as the body lives: for a different object React would set the HTML again, which folds
   * everything.
   */
  content: { __html: string };
  /** Addresses that the body links to, for the link checker; empty in the browser. */
  links: string[];
  anchors: string[];
  /** The page's operations for the sidebar, as JSON. */
  operations: string;
}

/** The input of the three body loaders. */
export interface BodyRequest {
  path: string;
}
