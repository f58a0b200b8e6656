const alsoKnownAs: Record<string, string> = { jpeg: 'jpg', tiff: 'tif' };

/** How people call kinds of files, each once: JPG / PNG. */
export function kindNames(kinds: readonly string[]): string {
  return kinds
    .filter((kind) => !kinds.includes(alsoKnownAs[kind] ?? ''))
    .map((kind) => kind.toUpperCase())
    .join(' / ');
}
