import type { Row } from './fieldRows';
import { asList, asTree, findTag, type Tree } from './findInDescription';
import { guideRows } from './guideRows';
import { modelRows } from './modelRows';
import { operationRows } from './operationRows';
import type { FactPage, Facts } from './readFacts';

/** One row for everything that the facts state. */
export function rowsOf(document: Tree, files: Facts[]): Row[] {
  return files.flatMap(({ group, server, api, models, guides }) => [
    serverRow(document, group, server),
    ...Object.entries(api).flatMap(([slug, page]) => pageRows(document, group, slug, page)),
    ...Object.entries(models).flatMap(([slug, model]) =>
      modelRows(document, `${group}/${slug}`, `${group} › model ${slug}`, model),
    ),
    ...guideRows(document, guides),
  ]);
}

function serverRow(document: Tree, group: string, url: string): Row {
  return {
    place: `${group} › server`,
    stated: { url },
    check: (facts) =>
      asList(document.servers).some((server) => asTree(server).url === facts.url) ? [] : [`no server is ${facts.url}`],
  };
}

function pageRows(document: Tree, group: string, slug: string, page: FactPage): Row[] {
  const address = `${group}/${slug}`;
  const head: Row = {
    place: `${group} › page ${slug}`,
    stated: { address, ...(page.title === undefined ? {} : { title: page.title }) },
    check: (facts) => {
      const tag = findTag(document, String(facts.address));
      if (!tag) return [`no tag has the page ${facts.address}`];
      return facts.title === undefined || facts.title === tag.name ? [] : [`title is ${tag.name}, not ${facts.title}`];
    },
  };
  const operations = (page.operations ?? []).flatMap((fact) =>
    operationRows({ document, page: address, place: `${group} › ${fact.title}`, fact }),
  );
  return [head, ...operations];
}
