/**
 * '{page title} - {site name}' (specification §2) where another page takes the place of one: the site's name is what stood
 * behind the last hyphen, or all there was.
 */
export function titleInPlaceOf(before: string, title: string): string {
  const siteName = before.split(' - ').at(-1)?.trim();
  return siteName ? `${title} - ${siteName}` : title;
}
