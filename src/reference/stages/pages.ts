import type { Operation } from '../model';
import type { ReferencePage } from '../page';
import { makePages } from '../pages/pages';
import { linkReleases, noReleases, type ReleaseMarks } from '../pages/releaseLinks';
import type { Reuse } from '../reuse';
import type { Addressed } from './addresses';

/** What the site adds to the pages, where it has it. */
export interface PageAdditions {
  /** The marks of releases. */
  readonly marks?: ReleaseMarks | undefined;
  /** Addresses of the data that request builders open with. */
  readonly requestBuilders?: ReadonlyMap<Operation, string>;
}

/** A model with its pages. */
export interface Paged extends Addressed {
  readonly pages: ReferencePage[];
}

/** Makes the pages, each whole. Throws a DescriptionError where they are too large. */
export function pageStage<Made extends Addressed & PageAdditions>(made: Made): Made & Paged {
  const { description, schemaNodes, options, operationFiles, filesPath, requestBuilders } = made;
  const { marks = noReleases } = made;
  const pages = makePages({
    ...made,
    home: options.site.home,
    reuse: reuseMarked(made.reuse, marks),
    releases: linkReleases(marks, description.document, schemaNodes),
    filesOf: (operation) => {
      const path = operationFiles.pathOf(operation);
      const requestBuilder = requestBuilders?.get(operation);
      return {
        ...(path === undefined ? {} : { openapi: filesPath + path }),
        ...(requestBuilder === undefined ? {} : { requestBuilder }),
      };
    },
    sourceOf: (pointer) => description.locate(pointer).file,
  });
  return { ...made, pages };
}

/** Takes what an earlier run made with the same marks. */
function reuseMarked(reuse: Reuse, { operations, parameters, pointers }: ReleaseMarks): Reuse {
  const all = [operations, parameters, pointers].map((marked) => [...marked]);
  if (all.every(({ length }) => length === 0)) return reuse;
  const marked = JSON.stringify(all);
  return (name, pointers, make) => reuse(`${name}, marked ${marked}`, pointers, make);
}
