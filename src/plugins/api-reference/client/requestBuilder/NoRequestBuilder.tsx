/** Stands in for the request builder on the server, and where it is switched off. */
export default function NoRequestBuilder(): null {
  return null;
}
