import { describe, expect, it } from 'vitest';
import { isLoopback, readCommandLine, type SandboxOptions, sandboxHelp } from '../commandLine';

const defaults: SandboxOptions = { port: 4010, token: 'sandbox-token', secret: 'sandbox-secret', webhooks: [] };

describe('the arguments of the sandbox', () => {
  it.each<[string[], Partial<SandboxOptions>]>([
    [[], {}],
    [['--port', '0'], { port: 0 }],
    [['--spec=other.yaml', '--token', 'x'], { spec: 'other.yaml', token: 'x' }],
    [
      ['--webhook', 'http://127.0.0.1:8080/', '--webhook', 'http://localhost/a', '--webhook-secret', 's'],
      { webhooks: ['http://127.0.0.1:8080/', 'http://localhost/a'], secret: 's' },
    ],
    [['--rate-limit', '3'], { rateLimit: 3 }],
  ])('reads %j', (args, want) => {
    expect(readCommandLine(args, 'npm run sandbox --')).toEqual({ ...defaults, ...want });
  });

  it.each<[string[], string]>([
    [['--port'], '--port needs a value.'],
    [['--port', 'x'], '"x" is no port number.'],
    [['--prot', '1'], 'Unknown argument "--prot".'],
    [['other.yaml'], 'Unknown argument "other.yaml".'],
    [['--token='], '--token needs a value.'],
    [['--rate-limit', '0'], '"0" is no rate limit. Name a number of requests, such as "--rate-limit 3".'],
    [['--rate-limit=many'], '"many" is no rate limit.'],
    [['--rate-limit'], '--rate-limit needs a value.'],
    [['--webhook', 'https://example.com/'], '"https://example.com/" is no address on this machine.'],
  ])('refuses %j', (args, reason) => {
    expect(() => readCommandLine(args, 'npm run sandbox --')).toThrow(reason);
  });

  it('takes no other description in the one file, which has its own', () => {
    expect(() => readCommandLine(['--spec', 'x.yaml'], 'node sandbox.mjs')).toThrow('Unknown argument "--spec".');
    expect(sandboxHelp('node sandbox.mjs')).not.toContain('--spec');
  });

  it('shows help for --help', () => {
    expect(readCommandLine(['--port', '1', '--help'], 'npm run sandbox --')).toBeUndefined();
  });

  it.each([
    ['http://127.0.0.1:1/', true],
    ['http://127.9.9.9/', true],
    ['http://localhost/x', true],
    ['http://[::1]:8080/', true],
    ['http://127.0.0.1.example.com/', false],
    ['http://10.0.0.1/', false],
    ['ftp://localhost/', false],
    ['localhost', false],
  ])('knows whether %s is on this machine', (url, want) => expect(isLoopback(url)).toBe(want));
});
