import { everythingBelow, readRequested } from './redirect-address.ts';

export interface Redirect {
  /** As `readSource` has it. */
  source: string;
  /** As `readTarget` has it. */
  target: string;
  /** For good (301), or for a while (302). */
  isPermanent: boolean;
}

export interface Found {
  redirect: Redirect;
  /** Path and parameters to lead to, never a host. */
  location: string;
}

/** Addresses that are led on, in memory: asking for one that is not among them costs a look or two. */
export class RedirectMap {
  readonly #exact = new Map<string, Redirect>();
  readonly #below = new Map<string, Redirect>();

  constructor(redirects: Iterable<Redirect> = []) {
    for (const redirect of redirects) this.set(redirect);
  }

  get size(): number {
    return this.#exact.size + this.#below.size;
  }

  set(redirect: Redirect): void {
    const { source } = redirect;
    if (source.endsWith(everythingBelow)) this.#below.set(source.slice(0, -everythingBelow.length), redirect);
    else this.#exact.set(source, redirect);
  }

  get(source: string): Redirect | undefined {
    return source.endsWith(everythingBelow)
      ? this.#below.get(source.slice(0, -everythingBelow.length))
      : this.#exact.get(source);
  }

  delete(source: string): void {
    if (source.endsWith(everythingBelow)) this.#below.delete(source.slice(0, -everythingBelow.length));
    else this.#exact.delete(source);
  }

  /**
   * Where a request is led to: by its whole address, by its path alone, by the nearest folder above it.
   * @param path as the request has it, without its language; `query` without the question mark.
   */
  find(path: string, query: string): Found | undefined {
    if (this.size === 0) return undefined;
    const requested = readRequested(path, query);
    if (!requested) return undefined;
    const exact = (requested.query && this.#exact.get(requested.path + requested.query)) || undefined;
    if (exact) return { redirect: exact, location: exact.target };
    const named = this.#exact.get(requested.path);
    if (named) return { redirect: named, location: withQuery(named.target, query) };
    return this.#findAbove(path, query, requested.path);
  }

  #findAbove(path: string, query: string, compared: string): Found | undefined {
    if (this.#below.size === 0) return undefined;
    for (let folder = compared; folder !== ''; folder = folder.slice(0, folder.lastIndexOf('/'))) {
      const redirect = this.#below.get(folder);
      if (redirect) return { redirect, location: withQuery(withRest(redirect.target, path, folder), query) };
    }
    return undefined;
  }
}

/** What stood below the folder goes along, as it was written; as many parts of the path as the folder has are left out. */
function withRest(target: string, path: string, folder: string): string {
  if (!target.endsWith(everythingBelow)) return target;
  // A backslash is a slash to browsers: behind the first one it would name a host.
  const asked = path.replaceAll('\\', '%5C');
  const parts = asked.split('/').slice(folder.split('/').length).filter(Boolean);
  const start = target.slice(0, -everythingBelow.length);
  return parts.length === 0 ? start || '/' : `${start}/${parts.join('/')}`;
}

/** What visitors bring along (where they come from) stays, unless the target has parameters of its own. */
function withQuery(target: string, query: string): string {
  if (query === '' || target.includes('?')) return target;
  const [address = '', ...hash] = target.split('#');
  return [`${address}?${query}`, ...hash].join('#');
}
