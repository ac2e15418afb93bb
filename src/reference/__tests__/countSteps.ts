/** How often methods of lists and texts, and what they are given, are called while something runs. */
export async function countSteps(run: () => unknown): Promise<number> {
  let steps = 0;
  const counted = (method: (...given: never) => unknown) =>
    function (this: unknown, ...given: unknown[]): unknown {
      steps += 1;
      for (let index = 0; index < given.length; index += 1) {
        const each = given[index];
        if (typeof each !== 'function') continue;
        given[index] = function (this: unknown, ...values: unknown[]): unknown {
          steps += 1;
          return Reflect.apply(each, this, values);
        };
      }
      return Reflect.apply(method, this, given);
    };
  const methods = [Array.prototype, String.prototype].flatMap((prototype) =>
    Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, descriptor]) =>
      typeof descriptor.value === 'function' && name !== 'constructor' ? [{ prototype, name, descriptor }] : [],
    ),
  );
  const replacements = methods.map(({ descriptor }) => ({ ...descriptor, value: counted(descriptor.value) }));
  try {
    for (const [index, { prototype, name }] of methods.entries())
      Object.defineProperty(prototype, name, replacements[index] ?? {});
    await run();
  } finally {
    for (const { prototype, name, descriptor } of methods) Object.defineProperty(prototype, name, descriptor);
  }
  return steps;
}
