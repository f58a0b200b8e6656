import type { ProductStatus } from '#lib/contract/catalogue/desk-products.ts';

export const statusTones = { draft: 'warning', published: 'success', archived: 'neutral' } as const satisfies Record<
  ProductStatus,
  string
>;
