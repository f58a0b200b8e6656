import { isOwnAddress } from './own-address.ts';

/** Characters of an address that is led on, and of where it leads. */
const longestRedirect = 500;

/** Behind an address: everything below it is meant too. Behind a target: what stood below goes along. */
export const everythingBelow = '/*';

/** Nothing that is called from here has a host; one in an address would show. */
const nowhere = 'http://shop.invalid';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const neverWritten = /[\u0000-\u0020\u007f\\]/u;

type AddressFault =
  /** Not an address of a shop: without a leading slash, with a host of its own, or with what no address has. */
  | 'redirectAddress'
  /** The shop itself has a page or a file there. */
  | 'redirectOwn'
  /** Of a target: it leads out of the shop. */
  | 'redirectElsewhere';

type Read = { value: string } | { fault: AddressFault };

/**
 * An address of before, as it is compared: without host and language, decoded, in small letters, without a slash at its end, its
 * parameters in their order. `/*` at the end means everything below, too.
 * @param written as a person or a file says it; the whole address of an old shop as well.
 */
export function readSource(written: string): Read {
  const address = parse(written, () => true);
  if (!address) return { fault: 'redirectAddress' };
  const isBelow = address.pathname.endsWith(everythingBelow);
  const path = comparable(isBelow ? address.pathname.slice(0, -everythingBelow.length) : address.pathname);
  if (path === undefined || path === '' || (isBelow && address.search !== '')) return { fault: 'redirectAddress' };
  if (isOwnAddress(path)) return { fault: 'redirectOwn' };
  return { value: isBelow ? path + everythingBelow : path + comparableQuery(address.searchParams) };
}

/**
 * Where to lead, as it is kept: a path of this shop with its parameters, so that nobody is ever led out of it.
 * @param ownAddress of the shop itself, whose host may stand before the path.
 */
export function readTarget(written: string, ownAddress: string): Read {
  const own = new URL(ownAddress).host;
  const address = parse(written, (host) => host === own);
  if (!address)
    return { fault: /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written) ? 'redirectElsewhere' : 'redirectAddress' };
  return { value: address.pathname + address.search + address.hash };
}

/** What of a target is compared with addresses that are led on. */
export function targetKey(target: string): string {
  const { pathname, searchParams } = new URL(target, nowhere);
  const path = pathname.endsWith(everythingBelow) ? pathname.slice(0, -everythingBelow.length) : pathname;
  return (comparable(path) ?? path) + comparableQuery(searchParams);
}

/** The path and the parameters that a request names, as they are compared; undefined for what no address is. */
export function readRequested(path: string, query: string): { path: string; query: string } | undefined {
  const compared = comparable(path);
  if (compared === undefined || compared.startsWith('//')) return undefined;
  return { path: compared, query: query === '' ? '' : comparableQuery(new URLSearchParams(query)) };
}

function parse(written: string, isHostAllowed: (host: string) => boolean): URL | undefined {
  const text = written.trim();
  if (text.length > longestRedirect || neverWritten.test(text) || !text.isWellFormed()) return undefined;
  const isWhole = /^https?:\/\/[^/]/i.test(text);
  if (!isWhole && !/^\/(?!\/)/.test(text)) return undefined;
  if (!URL.canParse(text, nowhere)) return undefined;
  const address = new URL(text, nowhere);
  if (isWhole && !isHostAllowed(address.host)) return undefined;
  // Dots resolve into what nobody has typed: `/a/..//b` would be another host.
  return address.pathname.startsWith('//') || address.username !== '' ? undefined : address;
}

/** Decoded but for what means something else in its place (`%2F`), in small letters, without a slash at the end. */
function comparable(path: string): string | undefined {
  try {
    const decoded = decodeURI(path).normalize('NFC').toLowerCase();
    return decoded.replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}

function comparableQuery(given: URLSearchParams): string {
  const sorted = new URLSearchParams(given);
  sorted.sort();
  return sorted.size === 0 ? '' : `?${sorted.toString()}`;
}
