import { Source } from '@redocly/openapi-core';
import { placeAt, pointerKeys } from '../pointer';
import type { Edited } from './applyOverlays';
import type { Origin } from './overlay';

/** The file of a description whose tree overlays have changed: its places are in the files that its parts come from. */
export class EditedSource extends Source {
  constructor(
    { absoluteRef, body, mimeType }: Source,
    readonly edited: Edited,
  ) {
    super(absoluteRef, body, mimeType);
  }

  /** The place in a file that a pointer into the changed tree stands for. */
  originOf(pointer: string): Origin {
    return this.edited.originOf(placeAt(this.edited.tree, pointer)?.keys ?? pointerKeys(pointer));
  }
}
