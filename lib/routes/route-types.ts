/** Guards by the specification's names (§6). */
export type GuardName = 'login' | 'auth';

export interface RouteDefinition {
  /** Stable name, used by links, titles (`routes.<name>`) and tests. */
  name: string;
  /** Further names the specification gives it. */
  otherNames?: readonly string[];
  /** Public address as the specification writes it; `{id}` is a number, `{url}` one path part, `{slug}` any depth. */
  pattern: string;
  /** Where the page lives below `app/[locale]`, with the same placeholders. */
  page: string;
  layout: 'site' | 'user' | 'none';
  guards: readonly GuardName[];
  /** Rendered anew for each request, and kept nowhere. Of the storefront only. */
  isForOneRequest?: true;
  /** May search engines list it? */
  isIndexable: boolean;
  /** False: it is opened by an address that was printed or given out. No link leads there, and browsers need not know it. */
  isLinked?: false;
  /** Address that only redirects here, for shorter or older forms. */
  aliases?: readonly string[];
}

/** A route of the member centre: `path` is its address below `/user/`, of which `MemberPage` is made. */
export interface RouteOf<Path extends string> extends RouteDefinition {
  path: Path;
}
