import type { DataOf } from '#lib/contract/endpoint.ts';
import {
  type operatorRedirectImport,
  type operatorRedirects,
  redirectUpload,
} from '#lib/contract/site/desk-redirects.ts';
import { refuseUpload } from '../files/member-upload.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type { MissedAddress } from '#lib/contract/site/desk-redirects.ts';
export type DeskRedirect = DataOf<typeof operatorRedirects>['list'][number];
export type RedirectImport = DataOf<typeof operatorRedirectImport>;

/** Makes or changes a redirect. The form says what is refused. */
export const saveRedirect = postAt('/api/operator/redirect/save');

export const removeRedirect = postAt('/api/operator/redirect/remove');

/** Takes an address off the list of those that are missed. */
export const removeMissed = postAt('/api/operator/redirect/missedRemove');

/** Sends a file of redirects; what is refused as a whole is said in place, and so is each row. */
export function importRedirects(file: File): Promise<RedirectImport> {
  refuseUpload(file, redirectUpload, true);
  const form = new FormData();
  form.append('file', file, file.name);
  return postApi('/api/operator/redirect/import', form, { isCodeShown: false, isErrorShown: false, timeout: false });
}
