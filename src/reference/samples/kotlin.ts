import { unitEscape } from '../printable';
import type { SampleLanguage, SampleRequest } from '../sampleRequest';
import { address, builderCalls, importedClasses, jvmNotes } from './jvm';
import { openChecks, plainRequest } from './plain';
import { doubleQuoted } from './stringLiteral';
import { concatenated, indent } from './text';

/** Samples for Kotlin on the Java machine with java.net.http. */
export const kotlin: SampleLanguage = {
  id: 'kotlin',
  label: 'Kotlin',
  client: 'java.net.http',
  prism: 'kotlin',
  write,
};

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const text = { quote, block };
  const { base } = plain;
  const otherwise = base?.value === undefined ? '' : ` ?: ${quote(base.value)}`;
  const calls = builderCalls(plain, text);
  const builder = [`val request = HttpRequest.newBuilder(URI.create(${address(plain, text)}))`, ...calls, '.build()'];
  const main = [
    ...openChecks(plain, (variable, message) => [
      `check(!System.getenv(${quote(variable)}).isNullOrEmpty()) { ${quote(message)} }`,
    ]),
    ...(base ? [`val base = System.getenv(${quote(base.variable)})${otherwise}`] : []),
    builder.map((call) => indent(call, '    ')).join('\n    '),
    'val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())',
    'println(response.statusCode())',
    'println(response.body())',
    'check(response.statusCode() < 400) { "HTTP " + response.statusCode() }',
  ].join('\n');
  return [
    ...jvmNotes(plain),
    ...importedClasses(plain).map((name) => `import ${name}`),
    '',
    'fun main() {',
    `    ${indent(main, '    ')}`,
    '}',
  ].join('\n');
}

/** Text as a raw string: the caller indents all of its lines alike. */
function block(text: string): string {
  if (text.includes('"""')) return concatenated(text, quote, ' +');
  const content = text.replaceAll('$', () => "${'$'}");
  return `"""\n    ${indent(content, '    ')}\n    """.trimIndent()`;
}

/** Text as a string literal. */
function quote(text: string): string {
  return doubleQuoted(text, unitEscape, '$');
}
