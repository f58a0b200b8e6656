import type { UploadLimits } from '#lib/utils/upload-rules.ts';

/** Files that are shown as a picture; the others open in a tab of their own. */
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'avif']);

/** The suffixes that both a field and the shop's config take. */
export function allowedKinds(kinds: readonly string[], { allowedSuffixes }: Pick<UploadLimits, 'allowedSuffixes'>) {
  const list = typeof allowedSuffixes === 'string' ? allowedSuffixes.split(',') : allowedSuffixes;
  const allowed = new Set(list.map((suffix) => suffix.trim().replace(/^\./, '').toLowerCase()));
  return kinds.filter((kind) => allowed.has(kind));
}

const mimeTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** The mime types of suffixes: a file is known by either (specification §5). */
export const mimeTypesOf = (kinds: readonly string[]) => kinds.flatMap((kind) => mimeTypes[kind] ?? []);

export function isPicture(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return pictures.has(path.split('.').at(-1)?.toLowerCase() ?? '');
}
