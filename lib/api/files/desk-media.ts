import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorMediaAdd, operatorMediaDetail } from '#lib/contract/files/desk-media.ts';
import { mediaTopic } from '#lib/contract/files/upload-topics.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';
import { endOfUpload } from './end-of-upload.ts';
import { type UploadOptions, uploadFile } from './member-upload.ts';

export type { MediaItem, MediaUse } from '#lib/contract/files/desk-media.ts';
export type MediaDetail = DataOf<typeof operatorMediaDetail>;
type AddedMedia = DataOf<typeof operatorMediaAdd>;

export const saveMedia = postAt('/api/operator/media/save');

export const undoMedia = postAt('/api/operator/media/undo');

export const removeMedia = postAt('/api/operator/media/remove');

/** Sends a file for the shop, and has all its sizes made. What is refused is said in place. */
export async function uploadMedia(file: File, options: UploadOptions = {}): Promise<AddedMedia> {
  const { url } = await uploadFile(file, { ...options, topic: mediaTopic, isSaidInPlace: true });
  return postApi('/api/operator/media/add', { url }, { ...endOfUpload(options), isErrorShown: false });
}

/** Sends a file and puts it in the place of another one, wherever that is shown. */
export async function replaceMedia(file: File, media: { id: number; version: number }, options: UploadOptions = {}) {
  const { url } = await uploadFile(file, { ...options, topic: mediaTopic, isSaidInPlace: true });
  return postApi(
    '/api/operator/media/replace',
    { ...media, url },
    { ...endOfUpload(options), isCodeShown: true, isErrorShown: false },
  );
}
