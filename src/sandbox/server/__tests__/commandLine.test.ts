import { describe, expect, it } from 'vitest';
import { unknownArgument } from '../../../machine/main';
import { isLoopback } from '../../request/callers';
import { readCommandLine, type SandboxOptions, sandboxUsage, toHostName } from '../commandLine';

const defaults: SandboxOptions = {
  ...{ port: 4010, token: 'sandbox-token', secret: 'sandbox-secret' },
  ...{ webhooks: [], allowHosts: [], cors: [] },
};

describe('the arguments of the sandbox', () => {
  it.each<[string[], Partial<SandboxOptions>]>([
    [[], {}],
    [['--port', '0'], { port: 0 }],
    [['other.yaml', '--token', 'x'], { token: 'x' }],
    [
      ['--webhook', 'http://127.0.0.1:8080/', '--webhook', 'http://localhost/a', '--webhook-secret', 's'],
      { webhooks: ['http://127.0.0.1:8080/', 'http://localhost/a'], secret: 's' },
    ],
    [['--rate-limit', '3'], { rateLimit: 3 }],
    [
      ['--listen', '0.0.0.0', '--allow-host', 'Sandbox.', '--allow-host=fd00::7'],
      { listen: '0.0.0.0', allowHosts: ['sandbox', '[fd00::7]'] },
    ],
    [['--listen', '::1'], { listen: '::1' }],
    [
      ['--cors', 'https://App.example.com/', '--cors=http://10.0.0.1:8080'],
      { cors: ['https://app.example.com', 'http://10.0.0.1:8080'] },
    ],
  ])('reads %j', (args, want) => {
    expect(readCommandLine(args)).toEqual({ ...defaults, ...want });
  });

  it.each<[string[], string]>([
    [['--port'], '--port needs a value.'],
    [['--port', 'x'], '"x" is not a port number.'],
    [['--token='], '--token needs a value.'],
    [['--rate-limit', '0'], '"0" is not a rate limit. Name a number of requests, such as "--rate-limit 3".'],
    [['--rate-limit=many'], '"many" is not a rate limit.'],
    [['--rate-limit'], '--rate-limit needs a value.'],
    [['--listen', '0.0.0.0'], '--listen 0.0.0.0 lets other machines call the sandbox. Say under which name,'],
    [['--listen', '::'], '--listen :: lets other machines call the sandbox.'],
    [['--listen', 'sandbox', '--allow-host', 'sandbox'], '"sandbox" is not an IP address.'],
    [['--allow-host', 'http://sandbox'], '"http://sandbox" is not the name of a host.'],
    [['--allow-host', 'sandbox:4010'], '"sandbox:4010" is not the name of a host.'],
    [['--allow-host', '*'], '"*" is not the name of a host.'],
    [['--allow-host', ''], '"" is not the name of a host.'],
    [['--cors', '*'], '"*" is not an origin. Name one, such as "--cors https://app.example.com".'],
    [['--cors', 'null'], '"null" is not an origin.'],
    [['--cors', 'javascript://x'], '"javascript://x" is not an origin.'],
    [['--cors', 'file://x'], '"file://x" is not an origin.'],
    [['--cors', 'app.example.com'], '"app.example.com" is not an origin.'],
    [['--cors', 'https://app.example.com/page'], '"https://app.example.com/page" is not an origin.'],
    [['--webhook', 'https://example.com/'], '"https://example.com/" is not an address on this machine.'],
  ])('refuses %j', (args, reason) => {
    expect(() => readCommandLine(args)).toThrow(reason);
  });

  it('takes no other description in the one file, which has its own', () => {
    const usage = sandboxUsage('node sandbox.mjs');
    expect(unknownArgument(['x.yaml'], usage)).toBe('x.yaml');
    expect(usage.help).not.toContain('.yaml');
  });

  it.each([
    ['http://127.0.0.1:1/', true],
    ['http://127.9.9.9/', true],
    ['http://localhost/x', true],
    ['http://[::1]:8080/', true],
    ['http://127.0.0.1.example.com/', false],
    ['http://127.0.0.999/', false],
    ['http://10.0.0.1/', false],
    ['ftp://localhost/', false],
    ['localhost', false],
  ])('knows whether %s is on this machine', (url, want) => expect(isLoopback(url)).toBe(want));
});

it.each([
  ['Sandbox.test.', 'sandbox.test'],
  ['10.0.0.1', '10.0.0.1'],
  ['fd00::7', '[fd00::7]'],
  ['[FD00::7]', '[fd00::7]'],
])('reads the name of the host %s', (text, name) => expect(toHostName(text)).toBe(name));

it.each(['', '*', '.example.com', 'a:80', 'a:', '[::1]:80', 'http://a', 'a/b', 'me@a', 'a b'])(
  'refuses "%s" as the name of a host',
  (text) => expect(() => toHostName(text)).toThrow(`"${text}" is not the name of a host. Name one without its port`),
);
