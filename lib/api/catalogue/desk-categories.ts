import type {
  operatorCategoryMove,
  operatorCategoryRemove,
  operatorCategorySave,
} from '#lib/contract/catalogue/desk-categories.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';

export type { CategoryForm, OperatorCategory } from '#lib/contract/catalogue/desk-categories.ts';

/** What a category can be moved below. */
export const parentLookup = (id: number) => lookupAt('/api/operator/category/options', { parent_of: id });

/** Makes or changes a category. The form says what is refused. */
export const saveCategory = (body: BodyOf<typeof operatorCategorySave>) =>
  postApi('/api/operator/category/save', body, {
    isSuccessShown: true,
    isCodeShown: false,
  });

/** Puts a category elsewhere in the tree. */
export const moveCategory = (body: BodyOf<typeof operatorCategoryMove>) =>
  postApi('/api/operator/category/move', body, { isSuccessShown: true });

/** Removes an empty category. */
export const removeCategory = (body: BodyOf<typeof operatorCategoryRemove>) =>
  postApi('/api/operator/category/remove', body, { isSuccessShown: true });
