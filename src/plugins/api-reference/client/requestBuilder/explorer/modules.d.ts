/** The package has no types of its own; this is the part of it that the explorer is given. */
declare module 'postman-collection' {
  export class Request {
    constructor(definition: unknown);
  }
}
