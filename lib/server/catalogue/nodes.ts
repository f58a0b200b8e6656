/** Whoever has this permission node may change products of the whole shop. */
export const manageProductsNode = 'operator/product/edit';
