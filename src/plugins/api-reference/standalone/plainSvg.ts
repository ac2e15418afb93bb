import { isUtf8 } from 'node:buffer';

/** Elements that draw (SVG 2, appendix F), and those that move what is drawn. */
const elements: ReadonlySet<string> = new Set(
  [
    'svg g defs symbol use title desc metadata switch style view image marker mask clipPath pattern filter path rect circle',
    'ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop animate animateMotion',
    'animateTransform mpath set feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting',
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((line) => line.split(' ')),
);

/** What may run or load more: handlers, links and styles that lead further, prefixes for elements of SVG or HTML. */
const active = [
  /\son\w+\s*=/i,
  /\shref\s*=(?!\s*["']\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]))/i,
  /:href\s*=(?!\s*["']\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]))/i,
  /attributeName\s*=\s*["']\s*(?:[^\s"':]+:)?href/i,
  /\burl\(\s*["']?\s*(?!#|data:image\/(?:png|jpeg|gif|webp)[;,]|data:(?:font|application)\/|["'\s])/i,
  /@import|image-set\s*\(|\bsrc\(|javascript:|\\/i,
  /xmlns:[\w.-]+\s*=\s*["']\s*http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml)/i,
  /<!ENTITY|<!DOCTYPE(?!\s+[\w:.-]+(?:\s+(?:PUBLIC|SYSTEM))?(?:\s+(?:"[^"<>[\]]*"|'[^'<>[\]]*'))*\s*>)/i,
  // Elements are no part of the text of a style, so they may divide a word of it.
  /<style\b[^>]*>[^<]*<(?!\/style)/i,
];

/** Whether an SVG file only draws: opened on its own, it runs no script and loads nothing. */
export function isPlainSvg(bytes: Buffer): boolean {
  if (!isUtf8(bytes) || bytes.includes(0)) return false;
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const [declaration = '', encoding = 'utf-8'] =
    /^<\?xml\b(?!-)(?:[^>]*\sencoding\s*=\s*["']([^"']*)["'])?[^>]*\?>/.exec(text) ?? [];
  const drawing = text.slice(declaration.length);
  if (!/^(?:utf-8|us-ascii)$/i.test(encoding) || drawing.includes('<?')) return false;
  const read = withoutReferences(withoutBorders(drawing));
  if (active.some((pattern) => pattern.test(read))) return false;
  // What has a prefix is of an editor; the prefix stands for neither SVG nor HTML.
  const names = [...drawing.matchAll(/<([^\s/>!?]+)/g)].map(([, name = '']) => name);
  return names.every((name) => /^[\w.-]+:[\w.-]+$/.test(name) || elements.has(name));
}

/** A text as readers of XML join it: without comments, and without the borders of CDATA sections. */
function withoutBorders(text: string): string {
  return text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>/g, (_all, data?: string) => data ?? '');
}

/** A text with the characters that its references stand for. */
function withoutReferences(text: string): string {
  return text
    .replace(/&quot;|&apos;/g, "'")
    .replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_all, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0x10ffff ? '' : String.fromCodePoint(code);
    });
}
