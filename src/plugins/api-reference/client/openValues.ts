/** Values of addresses that the reader has given, by their variables. They are kept in memory alone, until a reload. */
export const openValues = new Map<string, string>();
