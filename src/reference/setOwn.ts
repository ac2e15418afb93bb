/** Sets a property by any name, `__proto__` included. */
export function setOwn<Value>(target: { [key: string]: Value }, name: string | number, value: Value): void {
  if (name === '__proto__')
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  else target[name] = value;
}
