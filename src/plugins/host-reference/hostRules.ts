import type { AtRule, Plugin, Rule } from 'postcss';

/** What has the names of the design, and everything inside: bodies of pages, and what their script puts over them. */
const scope = ':is(.reference, .api-overview, .announcement)';

/** Doubled, a class beats every rule of Infima, which is in no layer of the cascade in some sites. */
const strong = '.reference.reference';

/** Badges are in the overview, too. */
const anywhere = `:is(${strong}, .api-overview.api-overview)`;

/** Selectors of parts that a site has of its own. */
const ofFrame =
  /^(?:html|body|\*|::|\[href|main|footer)|\.(?:markdown|navbar|theme-|blog|notfound|plain-page|page-toc|anchor\b|description-report|admonition)/;

/** The widths of the text, in place of those of the window in `breakpoints.css`: beside it are the sidebar and the contents. */
const widths: Record<string, string> = {
  '--from-1920': 'width >= 100rem',
  '--under-1440': 'width < 72rem',
  '--under-1200': 'width < 56rem',
  '--under-997': 'width < 48rem',
  '--under-900': 'width < 44rem',
  '--under-768': 'width < 38rem',
  '--up-to-480': 'width <= 28rem',
  '--under-390': 'width < 22rem',
  '--under-360': 'width < 20rem',
  '--under-320': 'width < 18rem',
};

const heights: Record<string, string> = { '--from-512-high': 'height >= 32rem' };

/** Moves the rules of a style sheet of the portal into pages of APIs, and leaves out those about the frame of the portal. */
export function hostRules(): Plugin {
  return {
    postcssPlugin: 'host-rules',
    Once(root) {
      root.walkRules((rule) => scopeRule(rule));
      root.walkAtRules('media', (media) => askContainer(media));
    },
  };
}

/** Rules inside another one are where it is. */
function scopeRule(rule: Rule): void {
  for (let outer = rule.parent; outer; outer = outer.parent as typeof outer) {
    if (outer.type === 'rule') return;
    if (outer.type === 'atrule' && /keyframes$/.test((outer as unknown as AtRule).name)) return;
  }
  const selectors = rule.selectors.flatMap((selector) => scoped(selector) ?? []);
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors;
}

/** A selector inside pages of APIs; undefined for one of the frame. */
function scoped(selector: string): string | undefined {
  if (selector === ':root' || selector === "[data-theme='light']") return selector === ':root' ? scope : undefined;
  if (selector === "[data-theme='dark']") return `${selector} ${scope}`;
  if (/^\.reference\b/.test(selector)) return selector.replace('.reference', strong);
  if (/^html.*\.reference/.test(selector)) return selector.replace('.reference', strong);
  if (/^html:not\(\[data-has-hydrated/.test(selector)) return selector.replace(/ (?=[.[])/, ` ${strong} `);
  if (selector.startsWith('.announcement')) return selector;
  if (ofFrame.test(selector)) return undefined;
  return `${/^\.(?:method|status)\b/.test(selector) ? anywhere : strong} ${selector}`;
}

/** Lets a rule that asks for the width of the window ask for that of the text. */
function askContainer(media: AtRule): void {
  const own = /^(not )?\((--[\w-]+)\)$/.exec(media.params);
  if (own) {
    ask(media, own[1] ?? '', own[2] ?? '');
    return;
  }
  const onScreen = /^screen and \((--[\w-]+)\)(.*)$/.exec(media.params);
  if (!onScreen) {
    media.params = media.params.replace(/\((--[\w-]+)\)/g, (_whole, name: string) => `(${widthOf(name)})`);
    return;
  }
  const [, name = '', others = ''] = onScreen;
  const inner = media.clone({ params: `(${name})` });
  media.removeAll();
  media.append(inner);
  media.params = `screen${others}`;
  ask(inner, '', name);
}

function ask(media: AtRule, not: string, name: string): void {
  const height = heights[name];
  if (height !== undefined) media.params = `${not}(${height})`;
  else {
    media.name = 'container';
    media.params = `openapi ${not}(${widthOf(name)})`;
  }
}

function widthOf(name: string): string {
  const width = widths[name] ?? heights[name];
  if (width === undefined) throw new Error(`The style sheets ask for ${name}, which has no width of the text.`);
  return width;
}
