/** A page of the shop: its file, its address, and the files that Next puts around it. */
export interface PageFile {
  file: string;
  /** `[id]` as it stands in the folder. */
  address: string;
  around: string[];
}

const pageFile = /^app\/\[locale\](\/.*)?\/page\.tsx$/;
const aroundPage = /\/(?:layout|template|error|loading|not-found|default)\.tsx$/;

/** Every page below `app/[locale]`, whose folders are the addresses of the specification. */
export function pagesOf(files: readonly string[]): PageFile[] {
  const around = files.filter((file) => file.startsWith('app/') && aroundPage.test(file));
  return files.flatMap((file) => {
    const found = pageFile.exec(file);
    if (!found) return [];
    const kept = (found[1] ?? '').split('/').filter((name) => name && !name.startsWith('('));
    const isAround = (other: string) => file.startsWith(other.slice(0, other.lastIndexOf('/') + 1));
    return [{ file, address: `/${kept.join('/')}`, around: around.filter(isAround) }];
  });
}

/** A route table, from which a spec takes addresses without naming them. */
const routeTable = /^lib\/routes\/(?:[a-z-]*routes|table)\.ts$/;
const constant = /\bconst (\w+) = ['"`]([^'"`\n]*)['"`]/g;
const isAddress = /^\/(?!api(?:\/|$)|_next|storage|static)[\w./*%-]*$/;
const quoted = /['"`]([^'"`\n]*)['"`]/g;
const awaited = /(?:toHaveURL|waitForURL)\(\s*\/((?:\\.|[^/\\\n])+)\//g;

/**
 * The pages that a spec opens, by the addresses it names, itself or in what it imports of `e2e` and `lib/routes`: a page,
 * and those below it, for a list leads to its records. Who names none, or takes them from a route table, opens all.
 */
export function pagesOpened(sources: ReadonlyMap<string, string>, pages: readonly PageFile[]): PageFile[] {
  if ([...sources.keys()].some((file) => routeTable.test(file))) return [...pages];
  const opened = new Set<PageFile>();
  for (const source of sources.values()) {
    for (const address of addressesIn(source)) for (const page of pagesAt(address, pages)) opened.add(page);
    for (const [, written = ''] of source.matchAll(awaited)) {
      const end = patternOf(written);
      for (const page of pages) if (!end || end.test(page.address)) opened.add(page);
    }
  }
  return opened.size > 0 ? [...opened] : [...pages];
}

/** Addresses in texts, with constants of the same file put in, without what follows the path; `*` for what is not known. */
function addressesIn(source: string): Set<string> {
  const constants = new Map([...source.matchAll(constant)].map(([, name = '', value = '']) => [name, value]));
  const found = [...source.matchAll(quoted)].flatMap(([, value = '']) => {
    const filled = value.replace(/\$\{(\w+)\}/g, (whole, name) => constants.get(name) ?? whole);
    // The address of a shop may stand before the path.
    const path = filled.replace(/^\$\{[^}]*\}(?=\/)/, '').replace(/\$\{[^}]*\}?/g, '*');
    const [address = ''] = path.split(/[?#\s]/);
    return isAddress.test(address) ? [address] : [];
  });
  return new Set(found);
}

const ofMembers = /^\/user(?:\/|$)/;

function pagesAt(address: string, pages: readonly PageFile[]): PageFile[] {
  if (/^\/(?:user)?$/.test(address)) return pages.filter((page) => page.address === address);
  const isOfMembers = ofMembers.test(address);
  const there = pages.filter((page) => ofMembers.test(page.address) === isOfMembers);
  const named = new RegExp(`^${address.replace(/\/$/, '').split('*').map(escaped).join('.*')}(?:/|$)`);
  const found = there.filter((page) => named.test(page.address));
  if (found.some((page) => page.address === address)) return found;
  if (isOfMembers) return [...found, ...there.filter((page) => asPattern(page.address).test(address))];
  // Whatever else it is, the storefront looks it up: a product, a list, a page of content, or nothing at all.
  return there.filter((page) => page.address.includes('['));
}

const asPattern = (page: string) =>
  new RegExp(
    `^${page
      .split(/\[[^\]]*\]/)
      .map(escaped)
      .join('.+')}$`,
  );

const escaped = (text: string) => text.replace(/[.+?^$()[\]{}|\\]/g, '\\$&');

/** What an address has to end with, without its query; undefined where it cannot be told. */
function patternOf(written: string): RegExp | undefined {
  const [path = '', query] = written.split('\\?');
  try {
    return new RegExp(query === undefined ? path : `${path}$`);
  } catch {
    return undefined;
  }
}
