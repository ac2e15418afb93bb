/** The JSON at an address of this site; `what` names it in the error. Rejects when it cannot be had. */
export async function fetchJson<Value>(address: string, what: string): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The request for ${what} returned ${response.status}.`);
  return (await response.json()) as Value;
}
