import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeThemeCssIn } from '#components/ui/theme/theme-css.ts';
import { readPreviewedLook, readSiteConfig } from '#lib/api/site/shop-addresses.ts';
import type { Mode } from '#lib/contract/site/palette.ts';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import { brandMarkup } from '#lib/look/brand-markup.ts';
import { fontSheetsOf } from '#lib/look/fonts.ts';
import { lookModeParameter, lookParameter } from '#lib/look/preview-address.ts';
import { tokenCookie } from '#lib/session/token-cookie-name.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import { type CachedPage, findCachedPage } from '../page-cache/cached-page.ts';
import { nameInlineScripts } from '../page-cache/name-inline-scripts.ts';
import type { RenderedPage } from '../page-cache/packed-page.ts';

type Render = (page: CachedPage) => Promise<RenderedPage>;

/**
 * A page of the storefront in a look that is not published, by the parameter of its address: for the operator whose preview it is,
 * within its hour. The page itself is the one that everybody gets; its sheet and its logo are put in the place of those that are live.
 * What is sent is nobody else's and is cached nowhere. Whoever has no such look is led to the page as it is; `false` for an address
 * without the parameter.
 */
export async function answerLookPreview(
  request: IncomingMessage,
  response: ServerResponse,
  render: Render,
): Promise<boolean> {
  const [pathname = '/', search = ''] = (request.url ?? '/').split('?');
  const query = new URLSearchParams(search);
  const token = query.get(lookParameter);
  if (token === null || !/^(?:GET|HEAD)$/.test(request.method ?? '')) return false;
  const mode: Mode = query.get(lookModeParameter) === 'dark' ? 'dark' : 'light';
  query.delete(lookParameter);
  query.delete(lookModeParameter);
  const rest = query.toString();
  const address = rest === '' ? pathname : `${pathname}?${rest}`;
  const page = findCachedPage({ method: 'GET', url: address, headers: request.headers } as IncomingMessage);
  const look = page && (await readPreviewedLook(token, tokenOf(request)).catch(() => undefined));
  const rendered = look && (await render(page).catch(() => undefined));
  if (!page || !look || rendered?.status !== 200) return lead(response, address);
  const { siteName, cdnUrl } = await readSiteConfig(page.locale);
  const at = (file: string) => file && fileAddress(cdnUrl, file);
  const shown = { ...look, logo: at(look.logo), logo_dark: at(look.logo_dark) };
  send(response, rendered, dress(rendered.body.toString('utf8'), { look: shown, mode, siteName }));
  return true;
}

interface Dress {
  look: ShownLook;
  mode: Mode;
  siteName: string;
}

/** Functions, because a `$` in a text to put in would mean something else. */
function dress(html: string, { look, mode, siteName }: Dress): string {
  const fonts = fontSheetsOf([look.text_font, look.heading_font]).map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  const sheet = `<style id="look">${writeThemeCssIn(look, mode)}</style>${fonts.join('')}`;
  return html
    .replace(/<style id="look">[^<]*<\/style>/, () => sheet)
    .replace(
      /(<span[^>]* data-brand="(\d+)">)(?:<img[^>]*>|<svg[\s\S]*?<\/svg>)*<\/span>/g,
      (_, open: string, size: string) => {
        return `${open}${brandMarkup({ look, siteName, size: Number(size) })}</span>`;
      },
    );
}

const givenToken = new RegExp(`(?:^|;)\\s*${tokenCookie}=([^;]*)`);

function tokenOf({ headers }: IncomingMessage): string {
  const found = givenToken.exec(headers.cookie ?? '')?.[1] ?? '';
  return found.length <= 2048 ? found : '';
}

const forNobodyElse = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

function lead(response: ServerResponse, address: string): true {
  // Two slashes would be another host.
  response.writeHead(307, { ...forNobodyElse, location: address.replace(/^\/{2,}/, '/'), 'content-length': 0 });
  response.end();
  return true;
}

function send(response: ServerResponse, { headers }: RenderedPage, html: string): void {
  const body = Buffer.from(html);
  const { 'content-security-policy': policy, 'content-type': type = 'text/html; charset=utf-8' } = headers;
  // Development has no policy.
  const said = { 'content-type': type, ...(policy && { 'content-security-policy': policy }) };
  response.writeHead(200, {
    ...nameInlineScripts(said, body),
    ...forNobodyElse,
    'content-length': body.length,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
  });
  response.end(body);
}
