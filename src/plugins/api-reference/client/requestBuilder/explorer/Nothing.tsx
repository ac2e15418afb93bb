/** In place of the button that shows code in a second dialog, which would open below this one. */
export default function Nothing(): null {
  return null;
}
