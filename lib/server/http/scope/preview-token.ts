import { previewCookie, previewHeader } from '#lib/session/preview-cookie.ts';

const given = new RegExp(`(?:^|;)\\s*${previewCookie}=([\\w.-]{1,100})(?:;|$)`);

/**
 * The preview link that a caller holds: of a browser in its cookie, of a process with pages in a header. It authorises nothing but to see
 * a shop that is not open yet, so a cookie does no harm here.
 */
export function readPreviewToken(headers: Headers): string {
  return headers.get(previewHeader) ?? given.exec(headers.get('cookie') ?? '')?.[1] ?? '';
}
