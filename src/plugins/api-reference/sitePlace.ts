// Where this portal has its docs and its reference, and what its samples read their address from. The commands read it as well: they do not start Docusaurus.

/** Folder of the docs below the base URL. */
export const docsFolder = 'docs';

/** Folder of the reference below the docs. */
export const referenceFolder = 'api_reference';

/** The environment variable that samples and guides read the address of the API from. */
export const addressVariable = 'API_BASE';

export const docsPath = `/${docsFolder}`;

export const referencePath = `${docsPath}/${referenceFolder}`;
