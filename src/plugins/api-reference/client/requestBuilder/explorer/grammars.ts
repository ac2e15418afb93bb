import { addGrammars } from '../../../../../components/reference/prism';

// The languages of the builder that are none of the samples'.
addGrammars(() => {
  require('prismjs/components/prism-dart');
  require('prismjs/components/prism-ocaml');
  require('prismjs/components/prism-powershell');
  require('prismjs/components/prism-r');
});
