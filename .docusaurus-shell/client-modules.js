export default [
  require("/work/main/node_modules/infima/dist/css/default/default.css"),
  require("/work/main/node_modules/@docusaurus/theme-classic/lib/prism-include-languages"),
  require("/work/main/node_modules/@docusaurus/theme-classic/lib/nprogress"),
  require("/work/main/src/css/tokens.css"),
  require("/work/main/src/css/reference.css"),
  require("/work/main/src/css/site.css"),
];
