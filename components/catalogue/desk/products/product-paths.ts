/** Pages of the catalogue's desk that belong to products. */
export const deskProductPaths = {
  list: '/user/desk/products',
  create: '/user/desk/products/edit',
  edit: (id: number) => `/user/desk/products/edit?id=${id}`,
  import: '/user/desk/products/import',
  categories: '/user/desk/categories',
  specification: (id: number) => `/user/desk/products/specification?product=${id}`,
} as const;

/** The product an address names; undefined for a new one. */
export function readProductId(parameters: URLSearchParams): number | undefined {
  const id = Number(parameters.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
