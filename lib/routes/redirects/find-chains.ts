import { everythingBelow, targetKey } from './redirect-address.ts';
import { type Redirect, RedirectMap } from './redirect-map.ts';

/** Two redirects of which the second leads on whom the first has led. A circle has a pair for each of its links. */
export type Chain = readonly [first: Redirect, second: Redirect];

/** All chains among these redirects: none may stay, because each step costs a visitor a journey, and circles never end. */
export function findChains(redirects: readonly Redirect[]): Chain[] {
  const map = new RedirectMap(redirects);
  const restFolders = new Map(
    redirects.flatMap((each) => (each.target.endsWith(everythingBelow) ? [[targetKey(each.target), each]] : [])),
  );
  const chains = redirects.flatMap((redirect): Chain[] => {
    const [path = '', query = ''] = targetKey(redirect.target).split('?');
    const next = map.find(path, query)?.redirect;
    return next ? [[redirect, next]] : [];
  });
  if (restFolders.size === 0) return chains;
  return [...chains, ...redirects.flatMap((redirect) => leadBelow(redirect, restFolders))];
}

/** Whoever is led into a folder with what stood below may come to an address in it that is led on. */
function leadBelow(redirect: Redirect, restFolders: ReadonlyMap<string, Redirect>): Chain[] {
  return foldersAbove(redirect.source).flatMap((folder): Chain[] => {
    const first = restFolders.get(folder);
    return first && first !== redirect ? [[first, redirect]] : [];
  });
}

/** The folders in which an address stands, the nearest first; without itself. */
export function foldersAbove(source: string): string[] {
  const path = source.split('?', 1)[0] ?? '';
  const folders: string[] = [];
  for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) folders.push(folder);
  return folders;
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
