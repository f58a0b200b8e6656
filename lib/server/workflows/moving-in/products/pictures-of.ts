import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import type { MovedProduct } from './moved-product.ts';

/** A product has no more. */
const mostPictures = 20;

/** The pictures of a product as they wait to be fetched, each with the choices that all of its variants share. */
export function picturesOf(moved: MovedProduct, form: ProductForm, place: { importId: number; place: number }) {
  return moved.pictures.slice(0, mostPictures).map(({ source, alt }, sort) => ({
    ...place,
    sort,
    source: source.slice(0, 2000),
    alt: alt
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, 200)
      .toWellFormed(),
    shows: showsOf(source, moved, form),
  }));
}

/** A picture of red in all sizes shows red: what its variants have in common, where not all variants of the product have it. */
function showsOf(source: string, { options, variants }: MovedProduct, form: ProductForm): Record<string, string> {
  const own = variants.filter(({ picture }) => picture === source);
  const [first] = own;
  if (!first || own.length === variants.length) return {};
  const shared = options.flatMap((name, at) => {
    const text = first.values[at] ?? '';
    if (!own.every(({ values }) => values[at] === text)) return [];
    const option = form.options.find((each) => Object.values(each.name).includes(name));
    const value = option?.values.find((each) => Object.values(each.name).includes(text));
    return option && value ? [[option.key, value.key] as const] : [];
  });
  return Object.fromEntries(shared.slice(0, 6));
}
