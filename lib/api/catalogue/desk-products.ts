import { endOfUpload } from '../files/end-of-upload.ts';
import { type UploadOptions, uploadProductFile } from '../files/member-upload.ts';
import { postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';
import { postAt, postOnceAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type {
  OperatorProduct,
  OperatorProductDetail,
  PreparedPicture,
  ProductChoices,
} from '#lib/contract/catalogue/desk-products.ts';

/** How many products stand under an address that the shop itself answers. */
export const shadowedProductsQuery = () => apiQuery('/api/operator/product/list', { address: 'own' });

/** Categories, to choose one. */
export const categoryLookup = lookupAt('/api/operator/category/options');

/** Makes a product or changes a whole one. The same key does it once. */
export const saveProduct = postOnceAt('/api/operator/product/save');

/** Makes a draft that is like a product. */
export const duplicateProduct = (id: number, key: string) =>
  postApi(
    '/api/operator/product/duplicate',
    { id },
    { isSuccessShown: true, isDuplicateCancelled: false, headers: { 'idempotency-key': key } },
  );

/** Puts a product into the shop; what it lacks is said by the caller. */
export const publishProduct = postAt('/api/operator/product/publish');

/** Takes a product out of the shop. */
export const archiveProduct = postAt('/api/operator/product/archive');

/** One of many: whoever asks says how it went. */
const quietly = { isErrorShown: false, isCodeShown: false, isDuplicateCancelled: false } as const;

export const publishQuietly = postAt('/api/operator/product/publish', quietly);

export const archiveQuietly = postAt('/api/operator/product/archive', quietly);

/** Another price of one variant. */
export const savePrice = postAt('/api/operator/product/priceSave');

/** Corrects the stock of one variant. */
export const saveStock = postAt('/api/operator/product/stockSave');

/** Sends a picture and prepares it for the shop; why it is refused is said by the caller. */
export async function addPicture(file: File, options: UploadOptions = {}) {
  const { url } = await uploadProductFile(file, { ...options, topic: 'catalogue', isSaidInPlace: true });
  return postApi('/api/operator/product/picture', { url }, endOfUpload(options));
}
