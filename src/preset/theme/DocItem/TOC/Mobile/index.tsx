// Swizzled: the theme puts the folded list before the title. Ours is under it: see DocItem/Content.
export default function DocItemTOCMobile(): null {
  return null;
}
