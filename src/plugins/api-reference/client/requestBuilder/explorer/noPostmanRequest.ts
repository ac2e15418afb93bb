/** In place of the theme's function that makes the request to be sent: none is, and the one that is shown is ours. */
export default function noPostmanRequest(): undefined {
  return undefined;
}
