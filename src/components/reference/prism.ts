import { Prism } from 'prism-react-renderer';
import { sampleLanguages } from '../../reference/samples/languages';

/**
 * Runs `load`, which requires grammars of `prismjs`. They are plain scripts that register on a global `Prism` when they
 * are first required: the global is set for that moment and then put back, so nothing else on the page or in the process
 * sees it. An `import` would run too early. It is the object that Docusaurus extends as well, so each
 * finds the grammars of the other.
 */
export function addGrammars(load: () => void): void {
  const scope = globalThis as { Prism?: unknown };
  const before = scope.Prism;
  scope.Prism = Prism;
  load();
  if (before === undefined) delete scope.Prism;
  else scope.Prism = before;
}

// Grammars for languages of guides and samples that `prism-react-renderer` does not have; others build on the first two.
addGrammars(() => {
  require('prismjs/components/prism-clike');
  require('prismjs/components/prism-markup-templating');
  require('prismjs/components/prism-http');
  for (const { grammar } of sampleLanguages) grammar?.();
});

export { Prism };
