import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import type { SiteConfig } from '#lib/contract/site/shop-index.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import { checkUpload, type UploadLimits } from '#lib/utils/files/upload-rules.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { randomId } from '#lib/utils/random-id.ts';
import { topicLimits } from '#lib/utils/topic-limits.ts';
import { ApiError } from '../transport/api-error.ts';
import { type CallOptions, getApi, postApi } from '../transport/browser.ts';

type UploadConfig = SiteConfig['upload'];

export interface UploadOptions {
  /** What the file is for, such as `avatar`; files for `licence`, `identity` and `voucher` are private. */
  topic?: string;
  /** The caller says at its place why a file is refused: no message is shown as well. */
  isSaidInPlace?: boolean;
  signal?: AbortSignal;
}

/**
 * Sends a file of the member. A file the site's config does not allow is never sent: the reason is shown and the call
 * rejects with an `ApiError` (specification §5). Other calls take the `url` of the answer.
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  const { form, call } = await prepare(file, options);
  return (await postApi('/api/ajax/upload', form, call)).file;
}

/** Sends a file about a product. What the server refuses is not shown: the caller says it (specification §7). */
export async function uploadProductFile(file: File, options: UploadOptions = {}): Promise<UploadedFile> {
  const { form, call } = await prepare(file, options);
  return (await postApi('/api/product/upload', form, { ...call, isCodeShown: false })).file;
}

/** Throws the `ApiError` that says why a file is not to be sent, and shows why where the caller does not. */
export function refuseUpload(file: File, limits: UploadLimits, isSaidInPlace = false): void {
  const fault = checkUpload(file, limits);
  if (!fault) return;
  if (!isSaidInPlace) publishNotice({ tone: 'error', failure: fault });
  throw new ApiError('', { code: 0, status: 200, data: { error: fault } });
}

async function prepare(file: File, options: UploadOptions): Promise<{ form: FormData; call: CallOptions }> {
  const { topic, signal, isSaidInPlace } = options;
  const config = await readConfig();
  refuseUpload(file, topicLimits(config, topic), isSaidInPlace);
  const form = new FormData();
  form.append('file', file, file.name);
  // Two files at once look alike to whoever cancels duplicates, but for the uuid (contract §1).
  const query = { driver: config.mode, topic, uuid: randomId() };
  return { form, call: { query, timeout: false, isCodeShown: !isSaidInPlace, ...(signal && { signal }) } };
}

/** The config that came with the session, or from the server where none has come yet. */
async function readConfig(): Promise<UploadConfig> {
  const { site } = useUserInfo.getState();
  if (site) return site.upload;
  return (await getApi('/api/index/index', { requiredLogin: 0 })).site.upload;
}
