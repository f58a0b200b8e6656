/**
 * What the shop sells: categories, products and services with their texts, choices, prices, stock and pictures, and
 * the lists and searches over them; what can be configured of them, and its rules. Knows nothing of carts, orders or who is looking.
 */
export { type ChangePriceInput, changePrice } from './change-price.ts';
export { countSales } from './count-sales.ts';
export { createAttribute, type NewAttribute } from './create-attribute.ts';
export { createCategory, type NewCategory } from './create-category.ts';
export { createProduct, type NewProduct } from './create-product.ts';
export { findFloors } from './find-floors.ts';
export { findOffers, type ProductOffer, type VariantOffer } from './find-offers.ts';
export { findProductCategories, type ProductCategory } from './find-product-categories.ts';
export { findOfferedTemplate, findTemplateForProduct } from './find-template.ts';
export { getHome } from './get-home.ts';
export { getProduct } from './get-product.ts';
export { getTemplate } from './get-template.ts';
export { listCategories } from './list-categories.ts';
export { listProductOptions } from './list-product-options.ts';
export { type ListProductsInput, listProducts } from './list-products.ts';
export { listSitemapEntries, listSitemapFiles } from './list-sitemap.ts';
export { manageProductsNode } from './nodes.ts';
export { priceConfiguration } from './price-configuration.ts';
export { hasProducts } from './product-repository.ts';
export { archiveProduct, publishProduct } from './publish-product.ts';
export { createTemplate, publishTemplateVersion } from './publish-template-version.ts';
export { refreshListing } from './refresh-listing.ts';
export { saveTemplateDraft, type TemplateDraft } from './save-template-draft.ts';
export { toSearchPatterns, toSearchText } from './search-text.ts';
export { type Pieces, releaseStock, reserveStock, restock, takeStock } from './stock.ts';
export { suggest } from './suggest.ts';
