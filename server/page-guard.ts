import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { ownFolderOf } from '#lib/routes/beside/own-folders.ts';
import { languageInPath, withoutLanguage } from '#lib/routes/language-prefix.ts';
import { ownPagesFile, readFileName } from '#lib/routes/sitemap-xml.ts';

const ownPost = '/internal/revalidate';

/** Addresses that are no pages and that the middleware does not look at (`middleware.ts`, `matcher`). */
const ownAddresses = new Set(['/robots.txt', '/sitemap.xml', '/build/latest.json', '/internal/language', ownPost]);
const sitemaps = '/sitemaps/';

/** The one address of pages with a dot in it: the address of another site. `.rsc` means something else to Next. */
const isFrame = /^\/user\/iframe\/[^/]+(?<!\.rsc)$/;

interface PageGuardOptions {
  isDev: boolean;
  /** Folder of the project, and the one of the build. */
  dir: string;
  buildDir: string;
}

/**
 * What a stranger may ask Next for. Next looks for a page behind every address, even one that its middleware leaves out,
 * renders that it is not there, and keeps the answer for each of them. So files are known by name, and everything that
 * is neither one of them nor written like a page is unknown before Next sees it. Answers what is no page itself, and then
 * `false`.
 */
export function createPageGuard({ isDev, dir, buildDir }: PageGuardOptions) {
  const files = isDev ? undefined : new Set([...filesBelow(path.join(dir, 'public'), '/'), ...builtFiles(buildDir)]);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [requested = '/', ...query] = (request.url ?? '/').split('?');
    if (files) {
      // Nobody reads a body here, and an open connection would wait for its end.
      if (hasBody(request) && requested !== ownPost) response.setHeader('connection', 'close');
      // To Next it means an answer without the page, under the address of the page.
      delete request.headers['x-middleware-prefetch'];
      if (!mayAsk(request, requested)) return refuse(request, response);
      if (files.has(requested) || ownAddresses.has(requested) || isSitemap(requested)) return true;
      // Only files and those addresses are there. The middleware leaves these folders out, so no page may be looked for.
      if (ownFolderOf(requested)) return end(response, 404);
    }
    if (!isPlain(requested) || (files && requested.includes('.') && !isFrame.test(withoutLanguage(requested)))) {
      request.url = [unknownBeside(requested), ...query].join('?');
    }
    return true;
  };
}

/** An address that no page has, in the language that the requested one says. */
function unknownBeside(requested: string): string {
  const locale = languageInPath(requested);
  return locale ? `/${locale}/-` : '/-';
}

/** Pages are read; the one address that takes something is our own and has its key. */
function mayAsk({ method }: IncomingMessage, requested: string): boolean {
  return method === 'GET' || method === 'HEAD' || (method === 'POST' && requested === ownPost);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function refuse({ method }: IncomingMessage, response: ServerResponse): false {
  response.setHeader('allow', 'GET, HEAD');
  return end(response, method === 'OPTIONS' ? 204 : 405);
}

function isSitemap(requested: string): boolean {
  const name = requested.startsWith(sitemaps) ? requested.slice(sitemaps.length) : '';
  return name === ownPagesFile || readFileName(name) !== undefined;
}

/**
 * A path that everybody reads alike: no dots to be resolved, no backslashes, nothing that a URL would escape, and no
 * doubled slash, which Next redirects away before anybody sees it (specification §2: such an address is unknown).
 */
function isPlain(requested: string): boolean {
  if (requested.includes('//') || !URL.canParse(requested, 'http://shop.invalid')) return false;
  return new URL(requested, 'http://shop.invalid').pathname === requested;
}

const builtFiles = (buildDir: string) => filesBelow(path.join(buildDir, 'static'), '/_next/static/');

/** Addresses of the files below a folder. */
function filesBelow(folder: string, prefix: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map((name) => prefix + name.split('/').map(encodeURIComponent).join('/'));
}

function end(response: ServerResponse, status: 204 | 404 | 405): false {
  response.setHeader('x-content-type-options', 'nosniff');
  response.writeHead(status, { 'cache-control': 'no-store', ...(status !== 204 && { 'content-length': 0 }) });
  response.end();
  return false;
}
