/** The part of nprogress that is used here. Like the packages below, it has no types of its own. */
declare module 'nprogress' {
  interface Settings {
    showSpinner: boolean;
    barSelector: string;
    template: string;
    speed: number;
    trickle: boolean;
  }

  const nprogress: {
    configure(settings: Partial<Settings>): void;
    start(): void;
    done(): void;
  };
  export default nprogress;
}

/** The part of postman-collection that the explorer is given. */
declare module 'postman-collection' {
  export class Request {
    constructor(definition: unknown);
  }
}

/** The generators of postman-code-generators call back before they return. */
declare module 'postman-code-generators' {
  export function convert(
    language: string,
    variant: string,
    request: import('postman-collection').Request,
    options: object,
    callback: (error: unknown, code: string) => void,
  ): void;
}
