/** What the site config says where nothing is configured: protocol-relative to the shop itself (contract §2). */
const isOfTheShop = (base: string) => !/^https:\/\//.test(base);

/** The base that an operator has configured, without a trailing slash; empty where the shop stands for itself. */
export function configuredBase(base: string): string {
  return isOfTheShop(base) ? '' : base.replace(/\/+$/, '');
}

/**
 * Where a page shows a public file: at the CDN where one is configured, else at the very host that the page came from,
 * by whatever name that was reached. Addresses of other sites stay as they are.
 */
export function fileAddress(cdnUrl: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? `${configuredBase(cdnUrl)}${address}` : address;
}

/** Of a file that was just sent the address to look at: a private one has an expiring link, on the page's own host. */
export function sentFileAddress({ url, full_url }: { url: string; full_url: string }, cdnUrl: string): string {
  const link = full_url.slice(full_url.indexOf(url));
  return link.startsWith(`${url}?`) ? link : fileAddress(cdnUrl, url);
}
