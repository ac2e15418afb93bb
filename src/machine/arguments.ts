/** Takes `--name value` or `--name=value` out of a list of arguments; the rest stays in its order. */
export function takeOption(args: string[], name: string): { value?: string; rest: string[] } {
  const flag = `--${name}`;
  const index = args.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
  const found = args[index];
  if (found === undefined) return { rest: args };
  if (found !== flag) return { value: found.slice(flag.length + 1), rest: without(args, index, 1) };
  const value = args[index + 1];
  if (value === undefined || value.startsWith('--')) throw new Error(`${flag} needs a value.`);
  return { value, rest: without(args, index, 2) };
}

/** Takes an option that may be given several times out of a list of arguments. */
export function takeOptions(args: string[], name: string): { values: string[]; rest: string[] } {
  const { value, rest } = takeOption(args, name);
  if (value === undefined) return { values: [], rest };
  const others = takeOptions(rest, name);
  return { values: [value, ...others.values], rest: others.rest };
}

/** Takes what comes before the first option out of a list of arguments. */
export function takePlaces(args: string[]): { places: string[]; rest: string[] } {
  const end = args.findIndex((arg) => arg.startsWith('-'));
  const places = end === -1 ? args : args.slice(0, end);
  return { places, rest: args.slice(places.length) };
}

/** Reads a port number; `0` asks for any free one. */
export function toPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`"${text}" is not a port number. Name one up to 65535, such as "--port 4010".`);
  return port;
}

function without(args: string[], index: number, count: number): string[] {
  return [...args.slice(0, index), ...args.slice(index + count)];
}
