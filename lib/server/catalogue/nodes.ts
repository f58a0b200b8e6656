/** Whoever has this permission node may change products of the whole shop. */
export const manageProductsNode = 'operator/product/edit';

/** And who has this one may put them into the shop and take them out. */
export const publishProductsNode = 'operator/product/publish';

/** Uploads for pictures of the catalogue. */
export const pictureTopic = 'catalogue';

/** Whoever has this one may change what can be configured, and what it costs. */
export const editSpecificationsNode = 'operator/specification/edit';

export const editCategoriesNode = 'operator/category/edit';
export const editAttributesNode = 'operator/attribute/edit';
export const editSynonymsNode = 'operator/synonym/edit';

/** Whoever has this one as well may do so by a file. */
export const importProductsNode = 'operator/product/import';
