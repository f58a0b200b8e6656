/** Where addresses are kept, written and chosen (specification §2). */
export const addressPaths = {
  list: '/user/common/userAddress',
  form: '/user/common/userAddress/addressForm',
  select: '/user/common/userAddress/select',
} as const;

const siteBase = 'http://shop.invalid';

/** The form for a new address, or with `id` for a changed one; afterwards the person goes on to `to`. */
export function formPath({ id, to }: { id?: number; to?: string | undefined } = {}): string {
  return withParameters(addressPaths.form, { id, to });
}

/** The page that chooses an address and goes on to `to`, with `chosen` already marked. */
export function selectPath({ to, chosen }: { to?: string | undefined; chosen?: number } = {}): string {
  return withParameters(addressPaths.select, { to, chosen });
}

/** Where the form leads once it saved: back to who asked; the page that chooses is told which address is new. */
export function pathAfterSave(to: string | undefined, id: number): string {
  if (!to) return addressPaths.list;
  const { pathname, searchParams } = new URL(to, siteBase);
  if (pathname !== addressPaths.select) return to;
  return selectPath({ to: searchParams.get('to') ?? undefined, chosen: id });
}

function withParameters(path: string, parameters: Record<string, string | number | undefined>): string {
  const url = new URL(path, siteBase);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.pathname + url.search;
}
