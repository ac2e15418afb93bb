/** The collection's variable of scheme and host, where the address of a server has none. */
export const hostVariable = 'apiHost';

/** The collection's variable that holds the schemas of responses. */
export const schemasVariable = 'schemas';
