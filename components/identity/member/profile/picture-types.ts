interface PictureType {
  /** As people call it. */
  name: string;
  mime: string;
}

const jpeg: PictureType = { name: 'JPG', mime: 'image/jpeg' };

/** Pictures that browsers can show and crop, by their suffix. */
const known: Record<string, PictureType> = {
  jpg: jpeg,
  jpeg,
  png: { name: 'PNG', mime: 'image/png' },
  webp: { name: 'WebP', mime: 'image/webp' },
  gif: { name: 'GIF', mime: 'image/gif' },
  bmp: { name: 'BMP', mime: 'image/bmp' },
  avif: { name: 'AVIF', mime: 'image/avif' },
};

/** The kinds of picture among the suffixes that the shop allows, each once. */
export function pictureTypes(allowedSuffixes: string): PictureType[] {
  const suffixes = allowedSuffixes.split(',').map((suffix) => suffix.trim().replace(/^\./, '').toLowerCase());
  return [...new Set(suffixes.flatMap((suffix) => known[suffix] ?? []))];
}
