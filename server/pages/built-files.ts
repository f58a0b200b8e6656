import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseEncoding, type Encoding } from '#lib/server/packing/choose-encoding.ts';
import { createCompressor } from '#lib/server/packing/compress.ts';
import type { Listener } from '../tiers.ts';

const prefix = '/_next/static/';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Where the build left files packed smaller than a visitor could wait for; see `scripts/building/pack-files.ts`. */
const packedFolder = path.join('..', 'packed', 'static');

/** With brotli nearly as small as it can be, in a third of the time: the first visitor waits for it. */
const compress = createCompressor({ brotliQuality: 10, gzip: { level: 9, memLevel: 9 } });

/**
 * Scripts and styles of the build, each compressed once, when it is first asked for, and cached: as small as browsers can
 * take it, with no more headers than a script needs. What is asked for must be a file the build made, so nobody can fill
 * the memory. Everything else, and browsers that take nothing compressed, are left to `otherwise`.
 */
export function serveBuiltFiles(folder: string, otherwise: Listener): Listener {
  const files = listFiles(folder);
  const cached = new Map<string, Promise<Buffer>>();
  const bytesOf = (name: string, encoding: Encoding) => {
    const key = `${encoding} ${name}`;
    const known = cached.get(key) ?? packFile(folder, name, encoding);
    cached.set(key, known);
    // A file that could not be read is tried again.
    known.catch(() => cached.delete(key));
    return known;
  };
  return async (request, response) => {
    const name = (request.url ?? '').startsWith(prefix) ? (request.url ?? '').slice(prefix.length) : '';
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    const isPending = /^(?:GET|HEAD)$/.test(request.method ?? '') && !request.headers.range;
    if (!isPending || !encoding || !files.has(name)) return otherwise(request, response);
    const bytes = await bytesOf(name, encoding).catch(() => undefined);
    if (!bytes) return otherwise(request, response);
    // That it stays open, HTTP/1.1 says already.
    response.removeHeader('connection');
    response.writeHead(200, {
      'content-type': types[path.extname(name)],
      'content-encoding': encoding,
      'content-length': bytes.length,
      // The name changes with the content.
      'cache-control': 'max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    return response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}

async function packFile(folder: string, name: string, encoding: Encoding): Promise<Buffer> {
  const ahead =
    encoding === 'gzip' && (await readFile(path.join(folder, packedFolder, `${name}.gz`)).catch(() => null));
  return ahead || readFile(path.join(folder, name)).then((bytes) => compress(bytes, encoding));
}

/** Names below the folder, as they stand in addresses. */
function listFiles(folder: string): ReadonlySet<string> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => name.split(path.sep).join('/')).filter((name) => types[path.extname(name)]));
}
