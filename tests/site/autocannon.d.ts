/** What is used of autocannon, which comes without types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    /** How many requests are under way at once. */
    connections: number;
    /** How many requests are sent in all. */
    amount: number;
    /** Each connection sends these in turn. */
    requests: { path: string; headers?: Record<string, string>; onResponse?: (status: number, body: string) => void }[];
  }

  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    requests: { sent: number; average: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
