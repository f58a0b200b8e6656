/** A part of an address from a name: its Latin words, joined by hyphens; '' where it has none. */
export function toSlug(name: string, longest = 80): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]+/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}
