import { useLocation } from '@docusaurus/router';
import { type ReactNode, useEffect, useState } from 'react';
import { RecipeDialog, type RecipeTarget } from './RecipeDialog';

/** Opens the steps of the recipe whose button is pressed. Nothing of them is loaded before. */
export default function RecipeOpener(): ReactNode {
  const { pathname } = useLocation();
  const [target, setTarget] = useState<RecipeTarget & { pathname: string }>();
  useEffect(() => {
    const onClick = ({ target: clicked }: MouseEvent): void => {
      const button = clicked instanceof Element ? clicked.closest<HTMLElement>('button[data-recipe]') : null;
      if (!button) return;
      const { recipe: address = '', title = '' } = button.dataset;
      setTarget({ address, title, pathname });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [pathname]);
  // Going back in the history leaves the page, and with it the dialog.
  if (target?.pathname !== pathname) return null;
  return <RecipeDialog target={target} onClose={() => setTarget(undefined)} />;
}
