'use strict';
// Loaded into a build before its own code: Docusaurus ends with the folder in which the site was made, from which it is moved, and
// with a script of npm that a site need not have. The command itself says where the site is.
const said = [/Generated static files in/, /npm run serve/];
const { info, log } = console;
const unless =
  (print) =>
  (...texts) => {
    if (!said.some((text) => text.test(String(texts[0])))) print(...texts);
  };
console.info = unless(info);
console.log = unless(log);
