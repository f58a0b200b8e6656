import { type PageFile, pagesOf, pagesOpened } from './opened-pages.ts';
import { type Chain, chainTo, type Project, reach, type Step } from './reach.ts';
import { findWayToAll } from './reaches-all.ts';

export const isSpec = (file: string) => /^e2e\/.*\.spec\.ts$/.test(file);

/** What a running shop is made of, whichever page is opened. */
const ofShop = /^(?:server|middleware|scripts\/start)\.ts$|^app\//;

/**
 * The specs that a change can break: those that use what changed themselves, and those that open a page which does. A
 * change that is part of the shop, and of which no page can be told, reaches all of them.
 */
export function selectSpecs(project: Project, changed: readonly string[]): Map<string, Chain> {
  const specs = project.files.filter(isSpec);
  const pages = pagesOf(project.files);
  const near = reach(project.graph, changed, { isNear: true });
  const whole = findWayToAll(project, changed, 'specs') ?? findUntold(project, changed, pages);
  const ways = new Map(pages.map((page) => [page, wayInto(page, (file) => near.has(file))]));
  const found = new Map<string, Chain>();
  for (const spec of specs) {
    const own = near.has(spec) ? chainTo(near, spec) : undefined;
    if (!own && [...ways.values()].every((way) => way === undefined) && !whole) continue;
    const chains = pagesOpened(sourcesOf(project, spec), pages).flatMap((page) => {
      const way = ways.get(page);
      return way === undefined ? [] : [[...chainTo(near, way), { file: spec, reason: 'opens' } satisfies Step]];
    });
    const [shortest] = [...(own ? [own] : []), ...chains].sort((a, b) => a.length - b.length);
    if (shortest) found.set(spec, shortest);
    else if (whole) found.set(spec, [...whole, { file: spec, reason: 'everything' }]);
  }
  return found;
}

/** The page itself, or what Next puts around it. */
function wayInto({ file, around }: PageFile, isReached: (file: string) => boolean): string | undefined {
  return [file, ...around].find(isReached);
}

/** The way of a change into the shop, when it goes through no page. */
function findUntold({ graph }: Project, changed: readonly string[], pages: readonly PageFile[]): Step[] | undefined {
  for (const file of changed) {
    const all = reach(graph, [file]);
    const end = [...all.keys()].find((other) => ofShop.test(other));
    if (end === undefined) continue;
    const near = reach(graph, [file], { isNear: true });
    if (!pages.some((page) => wayInto(page, (other) => near.has(other)))) return chainTo(all, end);
  }
  return undefined;
}

/** A spec, and what it uses of the other files that know addresses. */
function sourcesOf({ graph, read }: Project, spec: string): Map<string, string> {
  const found = new Map<string, string>();
  const queue = [spec];
  for (const file of queue) {
    if (found.has(file)) continue;
    found.set(file, read(file));
    queue.push(...graph.dependenciesOf(file).filter((to) => /^(?:e2e|lib\/routes)\/.*\.ts$/.test(to)));
  }
  return found;
}
