/** An id for an operation without one: `get /tasks/{id}` gives `getTasksId`. */
export function deriveId(method: string, path: string): string {
  const words = path.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}
