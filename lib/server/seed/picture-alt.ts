import type { Locale } from '#lib/i18n/locales.ts';
import type { SeedTemplate } from './content/spec-authoring.ts';
import type { SeedPicture, SeedProduct } from './seed-types.ts';

interface AltFacts {
  /** What can be configured of the product. */
  spec: SeedTemplate | undefined;
  locale: Locale;
}

/**
 * What a picture shows: the product, and the choices that it is the picture of. Throws for a choice that is not offered:
 * nobody would ever see the picture.
 */
export function pictureAlt(product: SeedProduct, { shows = {} }: SeedPicture, { spec, locale }: AltFacts): string {
  const names = Object.entries(shows).map(([key, value]) => {
    const name = spec
      ? spec.nodes.find((node) => node.key === value && node.parent === key)?.label
      : product.options.find((option) => option.key === key)?.values.find((each) => each.key === value)?.name;
    if (!name) throw new RangeError(`${product.slug}: a picture shows ${key}/${value}, which is not offered`);
    return name[locale];
  });
  return [product.name[locale], ...names].join(' · ');
}
