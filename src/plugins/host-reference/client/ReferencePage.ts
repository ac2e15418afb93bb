/** Marks that there is a page of the reference; `ReferenceRoot` shows it. */
export default function ReferencePage(): null {
  return null;
}
