import type {
  operatorPriceSave,
  operatorProductArchive,
  operatorProductPublish,
  operatorProductSave,
  operatorStockSave,
} from '#lib/contract/catalogue/desk-products.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { type UploadOptions, uploadProductFile } from '../files/member-upload.ts';
import { postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';
import { apiQuery } from '../transport/queries.ts';

export type {
  OperatorProduct,
  OperatorProductDetail,
  PreparedPicture,
  ProductChoices,
} from '#lib/contract/catalogue/desk-products.ts';

type ProductInput = BodyOf<typeof operatorProductSave>;

/** How many products stand under an address that the shop itself answers. */
export const shadowedProductsQuery = () => apiQuery('/api/operator/product/list', { address: 'own' });

/** Categories, to choose one. */
export const categoryLookup = lookupAt('/api/operator/category/options');

const keyed = (key: string) => ({ isDuplicateCancelled: false, headers: { 'idempotency-key': key } });
const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** Makes a product or changes a whole one. The same key does it once. */
export const saveProduct = (body: ProductInput, key: string) =>
  postApi('/api/operator/product/save', body, { ...inForm, ...keyed(key) });

/** Makes a draft that is like a product. */
export const duplicateProduct = (id: number, key: string) =>
  postApi('/api/operator/product/duplicate', { id }, { isSuccessShown: true, ...keyed(key) });

/** Puts a product into the shop; what it lacks is said by the caller. */
export const publishProduct = (body: BodyOf<typeof operatorProductPublish>) =>
  postApi('/api/operator/product/publish', body, inForm);

/** Takes a product out of the shop. */
export const archiveProduct = (body: BodyOf<typeof operatorProductArchive>) =>
  postApi('/api/operator/product/archive', body, inForm);

/** One of many: whoever asks says how it went. */
const quietly = { isErrorShown: false, isCodeShown: false, isDuplicateCancelled: false } as const;

export const publishQuietly = (body: BodyOf<typeof operatorProductPublish>) =>
  postApi('/api/operator/product/publish', body, quietly);

export const archiveQuietly = (body: BodyOf<typeof operatorProductArchive>) =>
  postApi('/api/operator/product/archive', body, quietly);

/** Another price of one variant. */
export const savePrice = (body: BodyOf<typeof operatorPriceSave>) =>
  postApi('/api/operator/product/priceSave', body, inForm);

/** Corrects the stock of one variant. */
export const saveStock = (body: BodyOf<typeof operatorStockSave>) =>
  postApi('/api/operator/product/stockSave', body, inForm);

/** Sends a picture and prepares it for the shop; why it is refused is said by the caller. */
export async function addPicture(file: File, options: UploadOptions = {}) {
  const { url } = await uploadProductFile(file, { ...options, topic: 'catalogue', isSaidInPlace: true });
  return postApi(
    '/api/operator/product/picture',
    { url },
    {
      isCodeShown: false,
      isDuplicateCancelled: false,
      isBeside: true,
      timeout: false,
      ...(options.signal && { signal: options.signal }),
    },
  );
}
