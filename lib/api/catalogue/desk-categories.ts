import { lookupAt } from '../transport/lookup.ts';
import { postAt } from '../transport/post-at.ts';

export type { CategoryForm, OperatorCategory } from '#lib/contract/catalogue/desk-categories.ts';

/** What a category can be moved below. */
export const parentLookup = (id: number) => lookupAt('/api/operator/category/options', { parent_of: id });

/** Makes or changes a category. The form says what is refused. */
export const saveCategory = postAt('/api/operator/category/save');

/** Puts a category elsewhere in the tree. */
export const moveCategory = postAt('/api/operator/category/move', { isSuccessShown: true });

/** Removes an empty category. */
export const removeCategory = postAt('/api/operator/category/remove', { isSuccessShown: true });
