import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';

/** Whether it is made once it is ordered, perhaps after files of the customer; else it lies in stock and needs none. */
export const isMadeToOrder = ({ pricing, variants }: Pick<ProductDetail, 'pricing' | 'variants'>): boolean =>
  pricing !== 'fixed' || variants.every(({ stock }) => stock === null);
