import type { PictureSpec, SeedAttribute, SeedPicture, SeedProduct, Texts } from '#lib/server/seed/seed-types.ts';

/** The same text in both languages. Short, so that a product's data stays readable: Chinese first, it is the source. */
export function texts(zhCn: string, en: string): Texts {
  return { 'zh-cn': zhCn, en };
}

/** A value a customer can choose or filter by. */
export function choice(key: string, zhCn: string, en: string): SeedAttribute['values'][number] {
  return { key, name: texts(zhCn, en) };
}

/** One row of a specification table: label and value, each in both languages. */
export function row(label: [string, string], value: [string, string]): SeedProduct['specifications'][number] {
  return { label: texts(...label), value: texts(...value) };
}

/** The same picture once for each value of a choice, in the colours, the material and the details of that. */
export function looks(
  from: SeedPicture | SeedPicture[],
  key: string,
  values: Record<string, Partial<PictureSpec>>,
): SeedPicture[] {
  return [from].flat().flatMap((picture) =>
    Object.entries(values).map(([value, look]) => ({
      ...picture,
      ...look,
      details: [...(picture.details ?? []), ...(look.details ?? [])],
      shows: { ...picture.shows, [key]: value },
    })),
  );
}

/** How large it is beside the largest, with its proportions where they are others than the picture's. */
export type Size = number | [scale: number, format: [number, number, number]];

/** The same picture once for each size. */
export function sized(from: SeedPicture | SeedPicture[], key: string, sizes: Record<string, Size>): SeedPicture[] {
  return [from].flat().flatMap((picture) =>
    Object.entries(sizes).map(([value, size]) => {
      const [scale, format] = Array.isArray(size) ? size : [size, picture.format];
      return { ...picture, scale, ...(format && { format }), shows: { ...picture.shows, [key]: value } };
    }),
  );
}
