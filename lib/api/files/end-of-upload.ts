import type { CallOptions } from '../transport/browser.ts';
import type { UploadOptions } from './member-upload.ts';

/** How the write is sent that ends the sending of a file: the page waits for both, so it cannot wait for the page. */
export const endOfUpload = ({ signal }: UploadOptions): CallOptions => ({
  isCodeShown: false,
  isDuplicateCancelled: false,
  isBeside: true,
  timeout: false,
  ...(signal && { signal }),
});
