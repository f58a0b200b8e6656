import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ServerContext } from '#lib/server/db/context.ts';
import { isPrivateKey, openPrivateFile, openPublicFile, typeToShow } from '#lib/server/files/index.ts';

const prefix = '/storage/';

type Headers = Record<string, string | number>;

/**
 * Answers `/storage/…`. The address of a public file never changes its content (names are random), so browsers and
 * proxies may keep it for good; a private file is answered only under an expiring link and kept by nobody.
 */
export function serveStorage(
  ctx: ServerContext,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return end(response, 405);
    }
    try {
      await answer(ctx, request, response);
    } catch {
      // A reader who went away in the middle is no fault of ours; a store that cannot be reached is.
      if (response.headersSent) response.destroy();
      else end(response, 502);
    }
  };
}

async function answer(ctx: ServerContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const link = request.url ?? '';
  const [address = ''] = link.split('?');
  const key = address.startsWith(prefix) ? address.slice(prefix.length) : '';
  const isPrivate = isPrivateKey(key);
  const file = isPrivate ? await openPrivateFile(ctx, link) : await openPublicFile(ctx, key);
  if (!file) return end(response, 404);
  if ('redirect' in file) return redirect(response, file.redirect);
  const { size, content, name, isDrawing, isBrief } = file;
  const passing = (isDrawing && drawingHeaders) || (isBrief && briefHeaders);
  const special = name === undefined ? passing : privateHeaders(key, name);
  response.writeHead(200, { ...headersFor(key, size), ...special });
  if (request.method !== 'HEAD') return pipeline(content, response);
  content.destroy();
  response.end();
}

function headersFor(key: string, size: number): Headers {
  const { type, isShown } = typeToShow(key);
  return {
    'content-type': type,
    'content-length': size,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    ...(isShown ? {} : { 'content-disposition': 'attachment' }),
  };
}

/** Stands for what the address will show from now on: nobody keeps it. */
const drawingHeaders: Headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };

/** Shows something else once the shop's look changes. */
const briefHeaders: Headers = { 'cache-control': 'public, max-age=3600' };

function privateHeaders(key: string, name: string): Headers {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    'cache-control': 'private, no-store',
    'content-disposition': `${typeToShow(key).isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  };
}

/** For a day only: the public address of the bucket is a setting and may change, the file may not. */
function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'public, max-age=86400', 'content-length': 0 });
  response.end();
}

function end(response: ServerResponse, status: 404 | 405 | 502): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}
