/** Whoever has this permission node may change products of the whole shop. */
export const manageProductsNode = 'catalogue/products';
