/**
 * What the shop sells: categories, products and services with their texts, choices, prices, stock and pictures, and
 * the lists and searches over them; what can be configured of them, and its rules. Knows nothing of carts, orders or who is looking.
 */

export { orderAttributes, removeAttribute } from './arrange-attributes.ts';
export { type EditedAttribute, listEditedAttributes } from './attribute-editing.ts';
export { type ChangePriceInput, changePrice } from './change-price.ts';
export { correctStock, type StockCorrection } from './correct-stock.ts';
export { countSales } from './count-sales.ts';
export { createAttribute, type NewAttribute } from './create-attribute.ts';
export { createCategory, type NewCategory } from './create-category.ts';
export { createProduct, type NewProduct } from './create-product.ts';
export { discardTemplateDraft } from './discard-template-draft.ts';
export { duplicateProduct } from './duplicate-product.ts';
export { findFloors } from './find-floors.ts';
export { findLeadDays } from './find-lead-days.ts';
export { findOffers, type ProductOffer, type VariantOffer } from './find-offers.ts';
export { findProductCategories, type ProductCategory } from './find-product-categories.ts';
export { findOfferedTemplate, findTemplateForProduct } from './find-template.ts';
export { type DeskProductDetail, getDeskProduct } from './get-desk-product.ts';
export { getHome } from './get-home.ts';
export { getProduct } from './get-product.ts';
export {
  type EditedSpecification,
  getSpecification,
  getTemplateVersion,
  listTemplateSources,
  type VersionTerms,
} from './get-specification.ts';
export { getTemplate } from './get-template.ts';
export { beginCheck } from './import/begin-check.ts';
export { beginRun } from './import/begin-run.ts';
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
export { listCategoryIds, listProductAddresses } from './list-addresses.ts';
export { listCategories } from './list-categories.ts';
export { listCategoryOptions } from './list-category-options.ts';
export { type DeskProduct, type DeskProductFilter, listDeskProducts } from './list-desk-products.ts';
export { listEditedCategories } from './list-edited-categories.ts';
export { nameKeyLength } from './list-key-tables.ts';
export { noNumber } from './list-keys.ts';
export { listProductChoices } from './list-product-choices.ts';
export { listProductOptions } from './list-product-options.ts';
export { type ListProductsInput, listProducts } from './list-products.ts';
export { listSitemapEntries, listSitemapFiles } from './list-sitemap.ts';
export { type CategoryMove, moveCategory } from './move-category.ts';
export {
  editAttributesNode,
  editCategoriesNode,
  editSpecificationsNode,
  editSynonymsNode,
  importProductsNode,
  manageProductsNode,
  pictureTopic,
  publishProductsNode,
} from './nodes.ts';
export { priceConfiguration } from './price-configuration.ts';
export { hasProducts } from './product-repository.ts';
export { archiveProduct, publishProduct } from './publish-product.ts';
export { createTemplate, publishTemplateVersion } from './publish-template-version.ts';
export { readListingAnew } from './read-listing-anew.ts';
export { catalogueRecordNames } from './record-names.ts';
export { refreshListing } from './refresh-listing.ts';
export { removeCategory } from './remove-category.ts';
export { retireTemplateVersion } from './retire-template-version.ts';
export { isStockLow, leftOf, listedPrice, pickText } from './rules.ts';
export { type AttributeInput, saveAttribute } from './save-attribute.ts';
export { type CategoryInput, saveCategory } from './save-category.ts';
export { type ProductToSave, type SavedProduct, saveProduct, writeProduct } from './save-product.ts';
export { saveTemplateDraft, type TemplateDraft } from './save-template-draft.ts';
export { createSynonyms } from './search/create-synonyms.ts';
export { termsOf } from './search/product-terms.ts';
export { listSynonyms, removeSynonyms, type SynonymInput, saveSynonyms } from './search/save-synonyms.ts';
export { addTerms } from './search/write-terms.ts';
export { toSearchPatterns, toSearchText } from './search-text.ts';
export type { TemplateOwner } from './specification-repository.ts';
export { priceStart } from './start-prices.ts';
export { type Pieces, releaseStock, reserveStock, restock, takeStock } from './stock.ts';
export { suggest } from './suggest.ts';
export { maxCategoryDepth } from './tables.ts';
export type { SourceRow, VersionRow } from './template-owner-repository.ts';
