import { readProductId } from '../products/product-paths.ts';

/** The import that an address names, which is the one gone on with. */
export function readImport(parameters: URLSearchParams): { id?: number } {
  const id = readProductId(parameters);
  return id === undefined ? {} : { id };
}
