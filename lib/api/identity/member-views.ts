import type { WorkListName } from '#lib/contract/work-list.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { WorkView } from '#lib/contract/work-list.ts';

/** The views of a list that the member has kept. They change when the member changes them, in another tab too. */
export const workViewsQuery = (list: WorkListName) => ({
  ...apiQuery('/api/account/views', { list }),
  staleTime: 30_000,
});

/** Keeps a view under a name, in place of one that has it. The form shows what is refused. */
export const saveWorkView = postAt('/api/account/viewSave');

export const removeWorkView = (id: number) => postApi('/api/account/viewRemove', { id }, { isSuccessShown: true });
