import { safeTarget } from './guards/safe-target.ts';

/**
 * Header by which the middleware tells a page of one person under which address it was asked for, with its parameters: a
 * page itself only knows its route. What a visitor sends under this name never gets through.
 */
export const requestedPathHeader = 'x-asked-path';

/** The value of that header. Parameters that Next adds for itself are no part of an address. */
export function writeRequestedPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('_rsc');
  const rest = parameters.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
}

/** Where to go on after a login; the plain page where nothing usable is known. */
export function readRequestedPath(value: string | null, page: string): string {
  return safeTarget(value) ?? page;
}
