import { createContext, type ReactNode, use } from 'react';

/** What stands under the title of the guide that is shown, for a title that its text brings. */
export const UnderTitle = createContext<ReactNode>(null);

/** What stands under a guide's title, where the text of the guide has the title. */
export function GuideTools(): ReactNode {
  return use(UnderTitle);
}
