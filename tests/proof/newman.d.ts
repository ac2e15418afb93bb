declare module 'newman' {
  interface RunOptions {
    collection: object;
    environment: object;
    envVar: { key: string; value: string }[];
    /** Folder in which the files of requests are. */
    workingDir: string;
    reporters: string[];
  }
  interface Execution {
    item: { name: string };
    response?: { code: number };
    requestError?: Error;
    assertions?: { assertion: string; error?: Error }[];
  }
  export function run(
    options: RunOptions,
    callback: (error: Error | null, summary: { run: { executions: Execution[] } }) => void,
  ): void;
}
