import { unitEscape } from '../printable';
import type { SampleBase, SampleLanguage, SampleRequest } from '../sampleRequest';
import { address, builderCalls, importedClasses, jvmNotes } from './jvm';
import { openChecks, plainRequest } from './plain';
import { doubleQuoted } from './stringLiteral';
import { indent } from './text';

/** Samples for Java 17 with java.net.http. */
export const java: SampleLanguage = {
  ...{ id: 'java', label: 'Java', client: 'java.net.http', prism: 'java' },
  grammar: () => require('prismjs/components/prism-java'),
  write,
};

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const text = { quote, block };
  const { base } = plain;
  const calls = builderCalls(plain, text);
  const builder = [`var request = HttpRequest.newBuilder(URI.create(${address(plain, text)}))`, ...calls, '.build();'];
  const main = [
    ...openChecks(plain, (variable, message) => [
      `if (System.getenv().getOrDefault(${quote(variable)}, "").isEmpty()) throw new RuntimeException(${quote(message)});`,
    ]),
    ...(base ? [`var base = ${environment(base)};`] : []),
    builder.map((call) => indent(call, '    ')).join('\n    '),
    'var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    'System.out.println(response.statusCode());',
    'System.out.println(response.body());',
    'if (response.statusCode() >= 400) throw new RuntimeException("HTTP " + response.statusCode());',
  ].join('\n');
  return [
    ...jvmNotes(plain),
    ...importedClasses(plain).map((name) => `import ${name};`),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    `        ${indent(main, '        ')}`,
    '    }',
    '}',
  ].join('\n');
}

function environment({ variable, value }: SampleBase): string {
  if (value === undefined) return `System.getenv(${quote(variable)})`;
  return `System.getenv().getOrDefault(${quote(variable)}, ${quote(value)})`;
}

/** Text as a text block: the caller indents all of its lines alike. */
function block(text: string): string {
  const content = text.replaceAll('\\', '\\\\').replace(/"""|"$/g, (run) => run.replaceAll('"', '\\"'));
  return `"""\n    ${indent(content, '    ')}${text.endsWith('\n') ? '    ' : ''}"""`;
}

/** Text as a string literal; the compiler reads \u before all else, so a control character takes an octal escape. */
function quote(text: string): string {
  const code = (point: number) => (point < 0x80 ? `\\${point.toString(8).padStart(3, '0')}` : unitEscape(point));
  return doubleQuoted(text, code);
}
