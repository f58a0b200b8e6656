import type { UploadLimits } from '#lib/utils/upload-rules.ts';

/** Files that are shown as a picture; the others open in a tab of their own. */
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'avif']);

/** The suffixes that both a field and the shop's config take. */
export function allowedKinds(kinds: readonly string[], { allowedSuffixes }: Pick<UploadLimits, 'allowedSuffixes'>) {
  const list = typeof allowedSuffixes === 'string' ? allowedSuffixes.split(',') : allowedSuffixes;
  const allowed = new Set(list.map((suffix) => suffix.trim().replace(/^\./, '').toLowerCase()));
  return kinds.filter((kind) => allowed.has(kind));
}

export function isPicture(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return pictures.has(path.split('.').at(-1)?.toLowerCase() ?? '');
}
