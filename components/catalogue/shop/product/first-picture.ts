import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import { pictureFor } from '#lib/specification/picture-for.ts';
import { firstVariantFirst } from './price-rules.ts';

/** The product as its page begins: in front the picture of what is chosen there, of the first version or as configured. */
export function withFirstPicture(
  product: ProductDetail,
  configured: Record<string, unknown> | undefined,
): ProductDetail {
  const { pictures, variants } = product;
  const first = pictures[pictureFor(pictures, configured ?? firstVariantFirst(variants)[0]?.options ?? {})];
  return first ? { ...product, pictures: [first, ...pictures.filter((each) => each !== first)] } : product;
}
