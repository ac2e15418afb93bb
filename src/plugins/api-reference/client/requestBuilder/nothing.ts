/**
 * In place of what does nothing here: the request builder on the server and where it is switched off; the theme's button
 * that shows code in a second dialog, which would open below this one; and its function that makes the request to be
 * sent, since none is sent and the one that is shown is ours.
 */
export default function nothing(): undefined {
  return undefined;
}
