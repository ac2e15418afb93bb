/** Languages whose samples are compiled, which takes a second each: they have a test file, and so a process, of their own. */
export const compiled = ['java', 'go', 'csharp', 'kotlin', 'swift'];
