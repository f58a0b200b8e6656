import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ServerContext } from '../db/context.ts';
import { ensureSocialImage, pathOfStored } from '../files/index.ts';

/** What a browser may show in place; everything else is offered as a download, so that no upload can act as a page. */
const shownTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
};

const prefix = '/storage/';

/**
 * Answers `/storage/…` from the local driver's folder. An address never changes its content (names are random), so
 * browsers and proxies may keep it for good.
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
    const [address = ''] = (request.url ?? '').split('?');
    const key = address.startsWith(prefix) ? address.slice(prefix.length) : '';
    const file = pathOfStored(ctx.env, key);
    const size = file ? ((await sizeOf(file)) ?? (await sizeOnceMade(ctx, key, file))) : undefined;
    if (!file || size === undefined) return end(response, 404);
    response.writeHead(200, headersFor(file, size));
    if (request.method === 'HEAD') return void response.end();
    // A reader who goes away in the middle is no fault of ours.
    await pipeline(createReadStream(file), response).catch(() => response.destroy());
  };
}

function headersFor(file: string, size: number): Record<string, string | number> {
  const type = shownTypes[path.extname(file)];
  return {
    'content-type': type ?? 'application/octet-stream',
    'content-length': size,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    ...(type ? {} : { 'content-disposition': 'attachment' }),
  };
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const stat = await fs.lstat(file);
    return stat.isFile() ? stat.size : undefined;
  } catch {
    return undefined;
  }
}

async function sizeOnceMade(ctx: ServerContext, key: string, file: string): Promise<number | undefined> {
  return (await ensureSocialImage(ctx.env, key)) ? sizeOf(file) : undefined;
}

function end(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}
