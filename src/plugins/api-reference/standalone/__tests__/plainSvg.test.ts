import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPlainSvg } from '../plainSvg';

const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`;
const script = '<script>alert(1)</script>';

it.each([
  svg('<path d="M0 0h1" style="fill:url(#a)"/><linearGradient id="a"><stop offset="0"/></linearGradient>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator: an editor -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('<g/>')}`,
  `\uFEFF${svg('<use xlink:href="#a"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"')}`,
  svg(
    '<sodipodi:namedview a="b"/><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>',
    ' xmlns:cc="http://a.example/cc"',
  ),
  svg('<style><![CDATA[.a{fill:url("#a")}]]></style><image href="data:image/png;base64,AAAA"/>'),
  svg('<!-- @import of an editor --><style>/* a */.a>.b{fill:red}</style><!-- a --><rect/><style>.c{fill:red}</style>'),
  svg('<circle><animate attributeName="r" to="2"/></circle>'),
  svg('<text style="font-family:&quot;A&quot;">On &#x41; = 1</text>'),
])('%s only draws', (text) => {
  expect(isPlainSvg(Buffer.from(text))).toBe(true);
});

it('a favicon only draws', () => {
  expect(isPlainSvg(readFileSync('src/plugins/api-reference/standalone/static/img/favicon.svg'))).toBe(true);
});

it.each([
  svg(script),
  svg('<a href="https://evil.example/"/>'),
  svg('<foreignObject/>'),
  svg('', ' onload="alert(1)"'),
  svg('', '\nonload = "alert(1)"'),
  `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>`,
  svg('<s:script/>', ' xmlns:s="http://www.w3.org/2000/sv&#103;"'),
  svg('<h:iframe src="https://evil.example/"/>', ' xmlns:h="http://www.w3.org/1999/xhtml"'),
  svg('<script xmlns="http://www.w3.org/1999/xhtml"/>'),
  svg('<use href="java&#115;cript:alert(1)"/>'),
  svg('<use href="java&#x0a;script:alert(1)"/>'),
  svg('<image x:href="https://evil.example/a.png"/>'),
  svg('<use><set attributeName="xlink:href" to="https://evil.example/a.svg#a"/></use>'),
  svg('<path style="fill:url(https://evil.example/a.svg#a)"/>'),
  svg('<path style="fill:url( &quot;https://evil.example/a.svg#a&quot;)"/>'),
  svg('<style>@import "https://evil.example/a.css";</style>'),
  svg('<style>a{b:\\75rl(https://evil.example/a)}</style>'),
  svg('<style>@im<!---->port "//evil.example/a.css";</style>'),
  svg('<style>@im<![CDATA[port "//evil.example/a.css";]]></style>'),
  svg('<style><![CDATA[<!-- ]]>@im<!-- -->port "//evil.example/a.css";</style>'),
  svg('<style>@im<g/>port "//evil.example/a.css";</style>'),
  svg('<style title=">">@im<g/>port "//evil.example/a.css";</style>'),
  svg('<style>a{b:u<!-- -->rl(//evil.example/a)}</style>'),
  svg('<style>a{b:image<!-- -->-set("//evil.example/a" 1x)}</style>'),
  `<!DOCTYPE svg SYSTEM "<!--">${svg('<style>@im<!-- -->port "//evil.example/a.css";</style>')}`,
  `<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
  `<?xml-stylesheet type="text/xsl" href="data:text/xml,a"?>${svg('')}`,
  `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
  `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`,
  svg(`<style><![CDATA[<!-- ]]></style>${script}<!-- -->`),
])('%s does more', (text) => {
  expect(isPlainSvg(Buffer.from(text))).toBe(false);
});

it.each(['\uFEFF', ''])('does not read UTF-16 after %j', (start) => {
  expect(isPlainSvg(Buffer.from(`${start}${svg(script)}`, 'utf16le'))).toBe(false);
});
