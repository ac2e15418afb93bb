import type MarkdownIt from 'markdown-it';

/** Languages that settings may stand behind (`json title="A"`). */
const languages: ReadonlySet<string> = new Set(
  [
    'bash shell sh zsh console terminal powershell bat cmd curl http url text txt plaintext plain ini diff docker dockerfile',
    'json jsonc json5 jsonl ndjson xml html css yaml yml toml csv markdown md mermaid plantuml graphql proto protobuf sql',
    'javascript js jsx typescript ts tsx node python py python3 ruby rb php java kotlin kt swift go golang rust rs csharp c#',
    'cs c++ cpp c objective-c objc scala dart elixir perl lua groovy hcl nginx',
  ].flatMap((names) => names.split(' ')),
);

/** Any other name is one of a language where it is alone and written as languages are: `GET` and `order_id` are code. */
const languageName = /^(?:[a-z][a-z\d+#-]*|(?:vb|asp)\.net|(?:application|multipart|text)\/[\w.+-]+)$/;

/** What highlighters read behind a language: `copy`, `title="A b"`, `{1,3}`, `[A b]`. An object or list of JSON is code. */
const setting =
  /(?<=^|[\s,}\]])(?:[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'{}]+))?|\{(?!\s*["'}])[^{}]*\}|\[(?!\s*["'\]\d-])[^[\]]*\])(?=$|[\s,])/g;

/** The most characters of a language with its settings. Longer is code; to look for settings costs the square of the length. */
const maxInfo = 1_000;

/** Whether what stands behind the backticks says how the code is shown. */
function isInfo(line: string): boolean {
  if (line.length > maxInfo) return false;
  const [name = ''] = /^[^\s,{[]*/.exec(line) ?? [];
  const settings = line.slice(name.length);
  const isKnown = languages.has(name.toLowerCase());
  if (settings === '') return isKnown || languageName.test(name);
  return isKnown && settings.trim().replace(setting, '').replace(/[\s,]/g, '') === '';
}

/** A plugin for the parser of CommonMark: code that begins right behind the backticks keeps its first line. */
export function fencedText(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.after('block', 'fenced_text', ({ tokens }) => {
    for (const token of tokens) {
      const line = token.info.trim();
      // Where no line follows, the word is all that there is to show.
      if (token.type !== 'fence' || line === '' || (token.content.trim() !== '' && isInfo(line))) continue;
      Object.assign(token, { content: `${line}\n${token.content}`, info: '' });
    }
  });
}
