import { createAnchors } from '../anchors';

/**
 * The anchor of what stands below a title of a page: `anchorFor('createTask', 'body', 'title')`. So that a test which is not
 * about how anchors are written says which place it means.
 */
export function anchorFor(title: string, ...names: string[]): string {
  const anchors = createAnchors();
  return names.reduce(anchors.child, anchors.top(title));
}
