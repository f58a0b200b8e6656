/**
 * What the shop sells: categories, products and services with their texts, choices, prices, stock and pictures, and
 * the lists and searches over them; what can be configured of them, and its rules. Knows nothing of carts, orders or who is looking.
 */

export { orderAttributes, removeAttribute } from './attributes/arrange-attributes.ts';
export { listEditedAttributes } from './attributes/attribute-editing.ts';
export { createAttribute } from './attributes/create-attribute.ts';
export { saveAttribute } from './attributes/save-attribute.ts';
export { hasCategories } from './categories/category-repository.ts';
export { createCategory } from './categories/create-category.ts';
export { listCategories } from './categories/list-categories.ts';
export { listEditedCategories } from './categories/list-edited-categories.ts';
export { moveCategory } from './categories/move-category.ts';
export { removeCategory } from './categories/remove-category.ts';
export { saveCategory } from './categories/save-category.ts';
export { beginCheck } from './import/begin-check.ts';
export { beginRun } from './import/begin-run.ts';
export { type CategoryFinder, openCategoryFinder } from './import/category-finder.ts';
export { type ExportedProduct, exportProducts } from './import/export-products.ts';
export {
  getImport,
  type ImportDetail,
  type ImportSummary,
  listFaultyRows,
  listImports,
} from './import/find-imports.ts';
export { headingOf, isChoice, wordOf } from './import/import-words.ts';
export { openImport } from './import/open-import.ts';
export { stepImport } from './import/step-import.ts';
export type { ChangedValue, StoredFault as ImportFault } from './import-tables.ts';
export { listCategoryOptions } from './list-category-options.ts';
export { nameKeyLength } from './list-key-tables.ts';
export { getHome } from './listing/get-home.ts';
export { noNumber } from './listing/list-keys.ts';
export { type ListProductsInput, listProducts } from './listing/list-products.ts';
export { listRows } from './listing/list-rows.ts';
export { readListingAnew } from './listing/read-listing-anew.ts';
export { refreshListing } from './listing/refresh-listing.ts';
export { listingWording } from './listing-tables.ts';
export { type FoundProduct, findProductForms, findSkuOwners } from './moving/find-moved.ts';
export { findNamedProducts, removeProducts } from './moving/remove-brought.ts';
export {
  editAttributesNode,
  editCategoriesNode,
  editSpecificationsNode,
  editSynonymsNode,
  importProductsNode,
  pictureTopic,
  publishProductsNode,
} from './nodes.ts';
export { announcePicture, cataloguePictureUses, listCatalogueUses } from './picture-uses.ts';
export { changePrice } from './products/change-price.ts';
export { countSales } from './products/count-sales.ts';
export { createProduct, type NewProduct } from './products/create-product.ts';
export { duplicateProduct } from './products/duplicate-product.ts';
export { findFloors } from './products/find-floors.ts';
export { findLeadDays } from './products/find-lead-days.ts';
export { findOffers, type ProductOffer, type VariantOffer } from './products/find-offers.ts';
export { findProductCategories, type ProductCategory } from './products/find-product-categories.ts';
export {
  type DeskProductDetail,
  getDeskProduct,
  readWarnedProduct,
  type WarnedProduct,
} from './products/get-desk-product.ts';
export { getProduct } from './products/get-product.ts';
export { listCategoryIds, listProductAddresses } from './products/list-addresses.ts';
export { type DeskProduct, listDeskProducts } from './products/list-desk-products.ts';
export { listProductChoices } from './products/list-product-choices.ts';
export { listProductOptions } from './products/list-product-options.ts';
export { listSitemapEntries, listSitemapFiles } from './products/list-sitemap.ts';
export { listShadowedSlugs } from './products/own-address.ts';
export { hasProducts } from './products/product-repository.ts';
export { archiveProduct, publishProduct } from './products/publish-product.ts';
export { saveProduct, showProducts, writeProduct } from './products/save-product.ts';
export { priceStart } from './products/start-prices.ts';
export { catalogueRecordNames } from './record-names.ts';
export { isStockLow, leftOf, listedPrice, pickText } from './rules.ts';
export { createSynonyms } from './search/create-synonyms.ts';
export { termsOf } from './search/product-terms.ts';
export { listSynonyms, removeSynonyms, saveSynonyms } from './search/save-synonyms.ts';
export { toSearchText } from './search/search-text.ts';
export { suggest } from './search/suggest.ts';
export { textMatches } from './search/text-matches.ts';
export { addTerms } from './search/write-terms.ts';
export { discardTemplateDraft } from './specification/discard-template-draft.ts';
export {
  type EditedSpecification,
  getSpecification,
  getTemplateVersion,
  listTemplateSources,
  type VersionTerms,
} from './specification/get-specification.ts';
export { getTemplate } from './specification/get-template.ts';
export { priceConfiguration } from './specification/price-configuration.ts';
export { createTemplate, publishTemplateVersion } from './specification/publish-template-version.ts';
export { retireTemplateVersion } from './specification/retire-template-version.ts';
export { saveTemplateDraft } from './specification/save-template-draft.ts';
export type { TemplateOwner } from './specification/specification-repository.ts';
export type { SourceRow, VersionRow } from './specification/template-owner-repository.ts';
export { correctStock } from './stock/correct-stock.ts';
export { type Pieces, releaseStock, reserveStock, restock, takeStock } from './stock/stock.ts';
export { maxCategoryDepth } from './tables.ts';
export { isOfferedUnit, listUnits } from './units/offered-units.ts';
