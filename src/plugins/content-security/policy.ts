import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';

/** The sources of inline scripts that run, in a page's order. Data blocks, such as JSON-LD, are not scripts. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  sanitizeHtml(html, {
    ...{ allowedTags: ['script'], allowedAttributes: false, allowVulnerableTags: true },
    exclusiveFilter: ({ tag, attribs, text }) => {
      const runs = !attribs.type || /^(module|(text|application)\/javascript)$/i.test(attribs.type);
      if (tag === 'script' && attribs.src === undefined && runs && text !== '') scripts.push(text);
      return false;
    },
  });
  return scripts;
}

/**
 * The content-security policy of a site (CSP level 3): scripts of the site's own files and the inline ones of `pages`,
 * by their hash; nothing from, and nothing to, another origin. Style elements are the site's own files, too; style
 * attributes are allowed, since Docusaurus writes the colours of highlighted code and a hidden drawing with them.
 */
export function contentSecurityPolicy(pages: string[]): string {
  const scripts = [...new Set(pages.flatMap(inlineScripts))].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts.sort()],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'"],
    ['style-src-attr', "'unsafe-inline'"],
    // The style sheet draws its icons from data.
    ['img-src', "'self'", 'data:'],
    ['object-src', "'none'"],
    ['frame-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
