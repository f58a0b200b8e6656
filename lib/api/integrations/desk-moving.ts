import { type MovingSource, movingFile, movingZip } from '#lib/contract/integrations/moving-fields.ts';
import { refuseUpload } from '../files/member-upload.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';
import { postAt } from '../transport/post-at.ts';

export type { MovingDetail, MovingOptions } from '#lib/contract/integrations/desk-moving.ts';
export type { MovingField, MovingMapping, MovingSource } from '#lib/contract/integrations/moving-fields.ts';

/** What is refused is said at its place by the caller. */
const answered = {
  isCodeShown: false,
  isErrorShown: false,
  isDuplicateCancelled: false,
  timeout: false,
  answers: '/api/operator/moving/info',
} as const;

const toForm = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
};

/** `source` says whose file it is, where its columns do not. What is too large or of another kind is not sent at all. */
export async function uploadMoving({ file, source }: { file: File; source: MovingSource | undefined }) {
  refuseUpload(file, movingFile, true);
  return postApi('/api/operator/moving/upload', toForm(file), { ...answered, ...(source && { query: { source } }) });
}

export async function uploadMovingZip({ file, id }: { file: File; id: number }) {
  refuseUpload(file, movingZip, true);
  return postApi('/api/operator/moving/pictures', toForm(file), { ...answered, query: { id } });
}

export const checkMoving = postAt('/api/operator/moving/check', answered);
export const runMoving = (id: number) => postApi('/api/operator/moving/run', { id }, answered);
export const undoMoving = (id: number) => postApi('/api/operator/moving/undo', { id }, answered);
export const downloadMovingReport = (id: number) => downloadFile('/api/operator/moving/report', { id });
