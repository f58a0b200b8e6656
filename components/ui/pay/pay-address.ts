/** The provider's page, the one made for phones where there is one; only ever a page of the web. */
export function payAddress(
  { instructions }: { instructions: Record<string, string> },
  isPhone: boolean,
): string | undefined {
  const address = (isPhone && instructions.mobile_url) || instructions.url;
  return address && /^https?:\/\//i.test(address) ? address : undefined;
}

/** A finger and a narrow screen: the provider's page for phones fits better. */
export function isPhone(): boolean {
  return matchMedia('(pointer: coarse) and (max-width: 767.98px)').matches;
}
