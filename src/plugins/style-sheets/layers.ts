import type { PluginConfig } from '@docusaurus/types';

/**
 * Which layer of the cascade a style sheet is in, the weakest first: a rule beats every rule of an earlier layer,
 * whatever their selectors. Among rules with `!important` it is the other way round, so what has to beat such a rule of
 * the theme is in the first layer.
 */
const layers: Record<string, (file: string) => boolean> = {
  overrides: (file) => isIn(file, 'src/css/overrides.css'),
  docusaurus: (file) => isIn(file, 'node_modules/infima/') || isIn(file, 'node_modules/@docusaurus/'),
  base: (file) => isIn(file, 'src/css/base/'),
  reference: (file) => isIn(file, 'src/css/reference/'),
  site: (file) => isIn(file, 'src/css/site/'),
  onDemand: (file) => isIn(file, 'src/css/on-demand/'),
};

/**
 * The plugin of Docusaurus that puts style sheets into layers. It comes first, since it states their order. `customCss` are the
 * absolute paths of a portal's own style sheets, which are in the layer of the site.
 */
export function cascadeLayers(customCss: string[]): PluginConfig {
  const site = (file: string) => isIn(file, 'src/css/site/') || customCss.includes(file);
  return [require.resolve('@docusaurus/plugin-css-cascade-layers'), { layers: { ...layers, site } }];
}

/** The names of the layers, the weakest first. */
export const cascadeOrder: string[] = Object.keys(layers);

/** The layer of a style sheet; undefined for one that is in none. */
export function layerOf(file: string): string | undefined {
  return cascadeOrder.find((name) => layers[name]?.(file));
}

function isIn(file: string, folder: string): boolean {
  return file.replaceAll('\\', '/').includes(`/${folder}`);
}
