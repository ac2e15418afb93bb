import { describe, expect, it } from 'vitest';
import { readXml, type XmlElement } from '../readXml';

/** An element in brief: its name, attributes, text and children, each where there is some. */
function brief({ name, attributes, children, text, isNil }: XmlElement): unknown[] {
  return [
    name,
    ...(attributes.size > 0 ? [Object.fromEntries(attributes)] : []),
    ...(text === '' ? [] : [text]),
    ...(isNil ? [null] : []),
    ...children.map(brief),
  ];
}

describe('readXml', () => {
  it.each<[string, unknown[]]>([
    ['<a/>', ['a']],
    ['<a></a>', ['a']],
    ['\uFEFF<?xml version="1.0"?>\n<!-- x --><a>b</a>\n<!-- y -->', ['a', 'b']],
    ['<a b="1" c=\'"\'>x<d/>y</a>', ['a', { b: '1', c: '"' }, 'xy', ['d']]],
    ['<o:a xmlns:o="urn:o" o:b="1"><o:c/></o:a>', ['a', { b: '1' }, ['c']]],
    ['<a>&lt;&amp;&#65;&#x1F600;&quot;&apos;</a>', ['a', '<&A😀"\'']],
    ['<a><![CDATA[<b>&amp;]]></a>', ['a', '<b>&amp;']],
    ['<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>', ['a', null]],
    ['<a>x\r\ny</a>', ['a', 'x\ny']],
    ['<名前 数="1">注文</名前>', ['名前', { 数: '1' }, '注文']],
  ])('reads %j', (text, want) => {
    expect(brief(readXml(text))).toEqual(want);
  });

  it.each([
    ['', 'it has to be one element'],
    ['x', 'it has to be one element'],
    ['<a/><b/>', 'it has to be one element'],
    ['<a>', '<a> is not closed'],
    ['<a></b>', '</b> closes no element'],
    ['</a>', '</a> closes no element'],
    ['<a b=1/>', '"<a b=1/>" begins nothing that ends'],
    ['<a><!-- x</a>', '"<!-- x</a" begins nothing that ends'],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'a document type is not read'],
    ['<a>&x;</a>', '&x; stands for no character'],
    ['<a>&constructor;</a>', '&constructor; stands for no character'],
    ['<a>&#x110000;</a>', '&#x110000; stands for no character'],
    ['<a>& b</a>', '& stands for no character'],
    [`${'<a>'.repeat(300)}`, 'it has more than 200 levels of elements'],
  ])('refuses %j', (text, want) => {
    expect(() => readXml(text)).toThrow(want);
  });
});
