import { userPath } from '#lib/routes/user-path.ts';

/** Pages of the catalogue's desk that belong to products. */
export const deskProductPaths = {
  list: userPath('desk/products'),
  /** Those under an address that the shop itself answers. */
  shadowed: userPath('desk/products', { address: 'own' }),
  create: userPath('desk/products/edit'),
  edit: (id: number) => userPath('desk/products/edit', { id }),
  import: userPath('desk/products/import'),
  categories: userPath('desk/categories'),
  specification: (id: number) => userPath('desk/products/specification', { product: id }),
} as const;

/** The product an address names; undefined for a new one. */
export function readProductId(parameters: URLSearchParams): number | undefined {
  const id = Number(parameters.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
