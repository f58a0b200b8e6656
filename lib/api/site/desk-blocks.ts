import type { DataOf } from '#lib/contract/endpoint.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import type { operatorPageDocument } from '#lib/contract/site/desk-blocks.ts';
import { endOfUpload } from '../files/end-of-upload.ts';
import { type UploadOptions, uploadFile } from '../files/member-upload.ts';
import { getApi, postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type PageDocument = DataOf<typeof operatorPageDocument>;
export type { PagePublication } from '#lib/contract/site/desk-blocks.ts';

/** Keeps the draft; what is refused is said at its field, and a success is no news. */
export const saveDraft = postAt('/api/operator/page/draft', { isCodeShown: false, isErrorShown: false });

export const publishPage = postAt('/api/operator/page/publish');

export const withdrawPage = postAt('/api/operator/page/withdraw');

export const restorePage = postAt('/api/operator/page/restore');

export const placePage = postAt('/api/operator/page/place');

/** Sends a picture for a page, and has all its sizes made. */
export async function uploadPagePicture(file: File, options: UploadOptions = {}) {
  const { url } = await uploadFile(file, options);
  return postApi('/api/operator/page/picture', { url }, endOfUpload(options));
}

/** Sends a film for a page. */
export const uploadPageFilm = (file: File, options: UploadOptions = {}): Promise<UploadedFile> =>
  uploadFile(file, options);

/** Products and services that visitors find, by a part of their name, or named by their id: a lookup of the field that picks one. */
export const shownProductLookup = {
  find: (quickSearch: string) => optionsOf({ quickSearch, limit: 10 }),
  name: (id: number) => optionsOf({ initValue: String(id), limit: 1 }),
};

function optionsOf(query: { quickSearch?: string; initValue?: string; limit: number }) {
  return {
    queryKey: ['product options', query] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { options = [], total } = await getApi('/api/product/list', { select: 'true', ...query }, { signal });
      return { options, total };
    },
  };
}
