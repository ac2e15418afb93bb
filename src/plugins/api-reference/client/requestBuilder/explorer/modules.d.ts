/** The package has no types of its own; this is the part of it that the explorer is given. */
declare module 'postman-collection' {
  export class Request {
    constructor(definition: unknown);
  }
}

/** The package has no types of its own. Its generators call back before they return. */
declare module 'postman-code-generators' {
  export function convert(
    language: string,
    variant: string,
    request: import('postman-collection').Request,
    options: object,
    callback: (error: unknown, code: string) => void,
  ): void;
}
