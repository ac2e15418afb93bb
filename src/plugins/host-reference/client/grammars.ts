// On the server, grammars are loaded with the site's own script: a chunk has other global variables there, and the theme may share the
// grammars, which register on one. In the browser it is an empty module.
import '@api-reference/grammars';
