/** The body of a page of the reference, as HTML. */
export interface ReferenceBody {
  /** Address of the page that the body belongs to. */
  url: string;
  title: string;
  description: string;
  /** One object for the body's whole life: React sets the HTML again for every other one and would fold it up. */
  content: { __html: string };
  /** Addresses that the body links to, for the link checker; empty in the browser. */
  links: string[];
  anchors: string[];
  /** The page's operations for the sidebar, as JSON. */
  operations: string;
}

/** What the three sources of bodies are given. */
export interface BodyRequest {
  path: string;
  /** Loads the page's data; only in the dev server. */
  loadPage?: () => Promise<unknown>;
}
