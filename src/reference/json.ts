/** A JSON value as a description states it in an example, a default or an enumeration. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
