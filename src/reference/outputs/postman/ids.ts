import { createHash } from 'node:crypto';

/** Namespace of the ids that are made here. */
const namespace = Buffer.from('4f1d6c1e9a5b4d52b1f08f7c2f6a3e90', 'hex');

/** An id that is the same for the same names: a UUID made from them (RFC 9562, version 5). */
export function nameToId(...names: string[]): string {
  const bytes = createHash('sha1').update(namespace).update(JSON.stringify(names)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
