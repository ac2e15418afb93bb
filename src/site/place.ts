// Where this portal has its sources, its docs and its reference, and what its samples read their address from. It is a file
// of its own because commands read it that do not start Docusaurus. Paths of sources are relative to the site's folder.

/** The OpenAPI description. */
export const descriptionFile = 'openapi/openapi.yaml';

/** Folder of the guides. */
export const guidesFolder = 'docs';

/** Folder of the posts of the blog; `home/posts.ts` writes it out too, since the bundler reads it there. */
export const postsFolder = 'blog';

/** File with the words that guides and posts have in code and that are not of the API. */
export const otherWordsFile = `${guidesFolder}/other-words.yaml`;

/** Folder of the docs below the base URL. */
export const docsFolder = 'docs';

/** Folder of the blog below the base URL. */
export const blogFolder = 'blog';

/** Folder of the reference below the docs. */
export const referenceFolder = 'api_reference';

/** Page that gives the overview of the reference, below the docs. */
export const overviewPage = `${referenceFolder}/table_of_contents`;

/** Page of the changelog, below the docs. */
export const changelogPage = 'docs/changelog';

/** The environment variable that samples and guides read the address of the API from. */
export const addressVariable = 'API_BASE';

/** Address of the docs, without the base URL. */
export const docsPath = `/${docsFolder}`;

/** Address below which the pages of the reference are, without the base URL. */
export const referencePath = `${docsPath}/${referenceFolder}`;
