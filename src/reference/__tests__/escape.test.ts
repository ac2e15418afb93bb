import { expect, it } from 'vitest';
import { escapeHtml, mailHref, scriptJson, unescapeHtml, xmlText } from '../escape';

it.each([
  ['a < b & "c" > d', 'a &lt; b &amp; &quot;c&quot; &gt; d'],
  ['&lt;', '&amp;lt;'],
  ['plain', 'plain'],
])('%s is written as %s, and read back', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
  expect(unescapeHtml(html)).toBe(text);
});

it('reads a quote as React writes it, and leaves other names', () => {
  expect(unescapeHtml('it&#x27;s &#39;so&#39; &nbsp;')).toBe("it's 'so' &nbsp;");
});

it('writes JSON that does not end the element it is in', () => {
  const value = { text: '</script><b>' };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});

it('writes XML that a reader of feeds takes', () => {
  expect(xmlText('<a>\u001b[2J\u0000\ud800\ufffe \t\u{1f642}é</a>')).toBe(
    '<a>\ufffd[2J\ufffd\ufffd\ufffd \t\u{1f642}é</a>',
  );
});

it.each([
  ['a@b.example', 'mailto:a@b.example'],
  ["o'neil+api@b.example", "mailto:o'neil+api@b.example"],
  ['a@b.example?bcc=c@d.example&body=x#y', 'mailto:a@b.example%3Fbcc=c@d.example%26body=x%23y'],
  ['a%3Fbcc=c@b.example', 'mailto:a%253Fbcc=c@b.example'],
  ['a@b.example,c@d.example;e', 'mailto:a@b.example%2Cc@d.example%3Be'],
  ['a@b.example\r\nBcc: c@d.example', undefined],
  [' ', undefined],
])('a mail to %j is of the address %s alone', (email, want) => expect(mailHref(email)).toBe(want));
