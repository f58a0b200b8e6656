import type { Picture } from '#lib/contract/files/picture.ts';
import type { FileVariant } from './tables.ts';

export interface PictureFile {
  url: string;
  width: number | null;
  height: number | null;
  dominantColour: string | null;
  variants: FileVariant[];
}

/** Best compression first: a browser takes the first source it can show. */
const formats = ['image/avif', 'image/webp'] as const;

export function toPicture(file: PictureFile, alt: string): Picture {
  const sources = formats.flatMap((type) => {
    const ofType = file.variants.filter(({ mime }) => mime === type).sort((left, right) => left.width - right.width);
    return ofType.length > 0 ? [{ type, srcset: ofType.map(({ url, width }) => `${url} ${width}w`).join(', ') }] : [];
  });
  return {
    url: file.url,
    alt,
    width: file.width ?? 0,
    height: file.height ?? 0,
    colour: file.dominantColour ?? '#efe8da',
    sources,
  };
}
