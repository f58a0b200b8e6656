import type { ProductStatus } from '#lib/contract/operator-product.ts';

export const statusTones = { draft: 'warning', published: 'success', archived: 'neutral' } as const satisfies Record<
  ProductStatus,
  string
>;
