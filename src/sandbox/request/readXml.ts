import { ownValue } from '../../reference/json';

/** An element of an XML document, by the names without prefixes. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** All text right in it. */
  text: string;
  /** Whether it says that it has no value (XML Schema, part 1, 2.6.2). */
  isNil: boolean;
}

/** Elements inside one another, so that no document takes the stack. */
const maxLevels = 200;

/**
 * A piece of a document: a CDATA section, a comment, an instruction, a tag with its attributes, or text. A document type
 * is none of them: what it declares would be read, also from other files.
 */
const piece =
  /<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(?<end>\/?)(?<name>[^\s<>/="'!?]+)(?<attributes>(?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;

/** Reads a text as an XML document. Throws an Error that says what is wrong with it, in words after "The body is not XML". */
export function readXml(text: string): XmlElement {
  const source = text.replace(/^\uFEFF/, '');
  const root = emptyElement('');
  const open: { element: XmlElement; name: string }[] = [{ element: root, name: '' }];
  const pieces = new RegExp(piece);
  while (pieces.lastIndex < source.length) {
    const at = pieces.lastIndex;
    const groups = pieces.exec(source)?.groups;
    if (!groups) throw new Error(wrongPiece(source.slice(at, at + 9)));
    const inner = open.at(-1)?.element ?? root;
    if (groups.name !== undefined) readTag(groups, open, inner);
    else inner.text += groups.cdata ?? unescapeXml(groups.text ?? '');
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  const [only, another] = root.children;
  if (!only || another || root.text.trim() !== '') throw new Error('it has to be one element');
  return only;
}

function readTag(
  { name = '', end, empty, attributes = '' }: Record<string, string | undefined>,
  open: { element: XmlElement; name: string }[],
  inner: XmlElement,
): void {
  if (end === '/') {
    if (open.length === 1 || open.at(-1)?.name !== name) throw new Error(`</${name}> closes no element`);
    open.pop();
    return;
  }
  if (open.length > maxLevels) throw new Error(`it has more than ${maxLevels} levels of elements`);
  const element = { ...emptyElement(localName(name)), ...attributesOf(attributes) };
  inner.children.push(element);
  if (empty !== '/') open.push({ element, name });
}

function emptyElement(name: string): XmlElement {
  return { name, attributes: new Map(), children: [], text: '', isNil: false };
}

/** The attributes of a tag, without those that declare namespaces and say what XML Schema reads. */
function attributesOf(text: string): Pick<XmlElement, 'attributes' | 'isNil'> {
  const attributes = new Map<string, string>();
  let isNil = false;
  for (const [, name = '', quoted = ''] of text.matchAll(/([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    const value = unescapeXml(quoted.slice(1, -1));
    if (/^[^:]+:nil$/.test(name)) isNil = value.trim() === 'true' || value.trim() === '1';
    else if (!/^(xmlns(:|$)|xsi:)/.test(name)) attributes.set(localName(name), value);
  }
  return { attributes, isNil };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function wrongPiece(beginning: string): string {
  return beginning.startsWith('<!DOCTYPE')
    ? 'a document type is not read'
    : `${JSON.stringify(beginning)} begins nothing that ends`;
}

/** A text with its references to characters replaced. Throws an Error for one to something else. */
function unescapeXml(text: string): string {
  const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/\r\n?/g, '\n').replace(/&([^;&\s]{0,40};?)/g, (reference, body: string) => {
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(body) ?? [];
    const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
    const found = code <= 0x10ffff ? String.fromCodePoint(code) : ownValue(known, body.replace(/;$/, ''));
    if (found === undefined || !body.endsWith(';')) throw new Error(`${reference} stands for no character`);
    return found;
  });
}
