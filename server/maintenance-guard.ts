import type { IncomingMessage, ServerResponse } from 'node:http';
import type pino from 'pino';
import { readMaintenance } from '#lib/api/site/shop-addresses.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { ownFolderOf } from '#lib/routes/beside/own-folders.ts';
import { paths } from '#lib/routes/paths.ts';
import { readAddress } from '#lib/routes/read-address.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { previewCookie } from '#lib/session/preview-cookie.ts';
import { tokenCookie } from '#lib/session/token-cookie-name.ts';
import { languageOf } from './addresses/language-of.ts';
import { maintenancePolicy, type Told, writeMaintenancePage } from './maintenance-page.ts';

/** How long an answer about whoever holds a token counts: a page of the desk asks for several at once. */
const knownForMs = 10_000;
const mostTokens = 500;

/** Files beside the pages that have no folder of their own. */
const isFile = /\.(?:svg|png|ico|txt|xml|webmanifest)$/;

/** What search engines ask first; of a shop that is not open yet there is nothing to tell them. */
const isForEngines = /^\/(?:robots\.txt|sitemap\.xml|sitemaps\/.*)$/;

/** Who has still to log in as an operator finds the login, who has an address of the terminal or a preview link where that leads. */
const open: ReadonlySet<string> = new Set([paths.login, userPath('setup'), userPath('preview')]);

/**
 * Stands before the pages while the shop is closed, for a while or until it is opened: everybody gets one page that says so, but operators,
 * and before the opening who holds a preview link.
 */
export function createMaintenanceGuard(log: pino.Logger) {
  /** Null: it is open. Undefined until it is known, and nobody is let in on the chance: a shop that was never opened would be seen. */
  let closed: Told | null | undefined;
  const passes = createPasses();

  const learn = async (): Promise<void> => {
    const told = await readClosing(log);
    if (told === undefined) return;
    closed = told;
    passes.clear();
  };

  return {
    learn,
    /** Answers who may not go on; `false` lets them. */
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      if (closed === undefined) await learn();
      if (!closed) return false;
      const [pathname = '/'] = (request.url ?? '/').split('?');
      const { locale, path } = readAddress(pathname, languageOf(request));
      const isNew = closed.reason === 'opening';
      if (isNew && isForEngines.test(pathname)) {
        send(request, response, { body: '', type: 'text/plain', seconds: closed.retry_after });
        return true;
      }
      if (ownFolderOf(pathname) || isFile.test(pathname) || open.has(path)) return false;
      if (await passes.mayPass(request)) return false;
      // It may have been opened while that was asked.
      if (!closed) return false;
      const body = writeMaintenancePage(closed, locale);
      send(request, response, { body, type: 'text/html', seconds: closed.retry_after });
      return true;
    },
    isClosed: () => closed !== null,
  };
}

/** What visitors are told of a closed shop; null of an open one, undefined where it could not be read. */
async function readClosing(log: pino.Logger): Promise<Told | null | undefined> {
  try {
    const told = await readMaintenance();
    return told.is_on ? told : null;
  } catch (error) {
    // Another server of the family has no such call, and is never closed for us.
    if (error instanceof ApiError && error.status === 404) return null;
    log.warn({ err: error }, 'whether the shop is closed could not be read');
    return undefined;
  }
}

/** Who may go on into a closed shop, asked once for a while. */
function createPasses() {
  const known = new Map<string, { until: number; mayPass: Promise<boolean> }>();
  return {
    clear: () => known.clear(),
    mayPass: ({ headers }: IncomingMessage): Promise<boolean> | boolean => {
      const [token, preview] = [tokenCookie, previewCookie].map((name) => cookieOf(headers.cookie, name));
      if (!token && !preview) return false;
      const now = performance.now();
      const key = `${token} ${preview}`;
      const found = known.get(key);
      if (found && found.until > now) return found.mayPass;
      if (known.size >= mostTokens) known.clear();
      const asked = readMaintenance(token, preview).then(
        ({ may_pass }) => may_pass,
        () => false,
      );
      known.set(key, { until: now + knownForMs, mayPass: asked });
      return asked;
    },
  };
}

function cookieOf(cookies: string | undefined, name: string): string {
  const found = new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(cookies ?? '')?.[1] ?? '';
  return found.length <= 2048 ? found : '';
}

/** Search engines come back for the pages that were there, caches keep nothing of it. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { body, type, seconds }: { body: string; type: string; seconds: number },
) {
  response.writeHead(503, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'retry-after': String(seconds),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': maintenancePolicy,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
