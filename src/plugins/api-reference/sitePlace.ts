// Where this portal has its docs and its reference. The commands read it as well: they do not start Docusaurus.

/** Folder of the docs below the base URL. */
export const docsFolder = 'docs';

/** Folder of the reference below the docs. */
export const referenceFolder = 'api_reference';

export const docsPath = `/${docsFolder}`;

export const referencePath = `${docsPath}/${referenceFolder}`;
