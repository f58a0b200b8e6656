import {
  operatorCategories,
  operatorCategoryMove,
  operatorCategoryOptions,
  operatorCategoryRemove,
  operatorCategorySave,
} from '#lib/contract/catalogue/desk-categories.ts';
import {
  editCategoriesNode,
  listCategoryOptions,
  listEditedCategories,
  maxCategoryDepth,
  moveCategory,
  removeCategory,
  saveCategory,
} from '#lib/server/catalogue/index.ts';
import { type App, serve } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';

const guard = { node: editCategoriesNode } as const;

/** The category tree as operators edit it. */
export function registerOperatorCategory(app: App): void {
  serve(app, operatorCategories, {
    // Whoever sees products chooses categories for them.
    guard: { ...guard, or: 'operator/product/list' },
    run: async ({ server }) => ({ list: await listEditedCategories(server), depth_max: maxCategoryDepth }),
  });
  serve(app, operatorCategoryOptions, {
    guard: { ...guard, or: 'operator/product/list' },
    run: ({ server, query, locale }) =>
      listCategoryOptions(server, { ...toLookup(query), parentOf: query.parent_of, locale }),
  });
  serve(app, operatorCategorySave, {
    guard,
    message: 'categorySaved',
    run: async ({ server, actor, body: { parent_id: parentId = null, ...body } }) => ({
      id: await saveCategory(server, actor, { ...body, parentId }),
    }),
  });
  serve(app, operatorCategoryMove, {
    guard,
    message: 'categoryMoved',
    run: ({ server, actor, body: { parent_id: parentId, ...body } }) =>
      moveCategory(server, actor, { ...body, parentId }),
  });
  serve(app, operatorCategoryRemove, {
    guard,
    message: 'categoryRemoved',
    run: ({ server, actor, body }) => removeCategory(server, actor, body),
  });
}
