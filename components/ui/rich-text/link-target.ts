/** Addresses that the server lets a text lead to: pages of the shop, other sites, mail and telephone. */
export function isLinkTarget(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(address) || /^\/(?!\/)\S*$/.test(address);
}

/** The address somebody meant: `example.com` and `a@example.com` need nothing in front. Undefined for what is none. */
export function toLinkTarget(typed: string): string | undefined {
  const address = typed.trim();
  if (isLinkTarget(address)) return address;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^[^\s/:@.]+(\.[^\s/:@.]+)+(:\d+)?(\/\S*)?$/.test(address)) return `https://${address}`;
  return undefined;
}
