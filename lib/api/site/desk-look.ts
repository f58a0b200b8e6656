import { queryOptions } from '@tanstack/react-query';
import type { Look } from '#lib/contract/site/look.ts';
import { postApi } from '../transport/browser.ts';
import { inForm, postAt } from '../transport/post-at.ts';

export type { LookAtDesk, LookPreview } from '#lib/contract/site/desk-look.ts';

export const saveLook = postAt('/api/operator/look/save');

/** On the way to a publication: what came of that is said, not this. */
export const saveLookFirst = postAt('/api/operator/look/save', { isCodeShown: false });

export const publishLook = postAt('/api/operator/look/publish');

export const restoreLook = (id: number) => postApi('/api/operator/look/restore', { id }, inForm);

/** What follows from a look, and a link to see it; nothing is saved. The link lives an hour. */
export const lookPreviewQuery = (look: Look | undefined) =>
  queryOptions({
    queryKey: ['look-preview', look],
    queryFn: () => postApi('/api/operator/look/preview', { look: look as Look }, { isCodeShown: false }),
    enabled: look !== undefined,
    staleTime: 45 * 60 * 1000,
    refetchOnWindowFocus: false,
  });
