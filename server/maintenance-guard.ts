import type { IncomingMessage, ServerResponse } from 'node:http';
import type pino from 'pino';
import { readMaintenance } from '#lib/api/site/shop-addresses.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { paths } from '#lib/routes/paths.ts';
import { readAddress } from '#lib/routes/read-address.ts';
import { tokenCookie } from '#lib/session/token-cookie-name.ts';
import { languageOf } from './addresses/language-of.ts';
import { maintenancePolicy, type Told, writeMaintenancePage } from './maintenance-page.ts';

/** How long an answer about whoever holds a token counts: a page of the desk asks for several at once. */
const knownForMs = 10_000;
const mostTokens = 500;

/** What is no page: files, and what the process asks itself. */
const isNoPage =
  /^\/(?:_next|internal|build|sitemaps|art|static|storage)(?:\/|$)|\.(?:svg|png|ico|txt|xml|webmanifest)$/;

/**
 * Stands before the pages while the shop is closed for a while: everybody gets one page that says so, but operators. Who has still to
 * log in as one finds the login.
 */
export function createMaintenanceGuard(log: pino.Logger) {
  let closed: Told | undefined;
  const passes = new Map<string, { until: number; mayPass: Promise<boolean> }>();

  const learn = async (): Promise<void> => {
    try {
      const told = await readMaintenance();
      closed = told.is_on ? told : undefined;
      passes.clear();
    } catch (error) {
      // Another server of the family has no such call, and is never closed for us.
      if (error instanceof ApiError && error.status === 404) closed = undefined;
      else log.warn({ err: error }, 'whether the shop is closed could not be read');
    }
  };

  const mayPass = (token: string | undefined): Promise<boolean> | boolean => {
    if (!token) return false;
    const now = performance.now();
    const found = passes.get(token);
    if (found && found.until > now) return found.mayPass;
    if (passes.size >= mostTokens) passes.clear();
    const asked = readMaintenance(token).then(
      ({ may_pass }) => may_pass,
      () => false,
    );
    passes.set(token, { until: now + knownForMs, mayPass: asked });
    return asked;
  };

  return {
    learn,
    /** Answers who may not go on; `false` lets them. */
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      if (!closed) return false;
      const [pathname = '/'] = (request.url ?? '/').split('?');
      const { locale, path } = readAddress(pathname, languageOf(request));
      if (isNoPage.test(pathname) || path === paths.login) return false;
      if (await mayPass(tokenOf(request))) return false;
      // It may have been opened while that was asked.
      if (!closed) return false;
      send(request, response, { body: writeMaintenancePage(closed, locale), seconds: closed.retry_after });
      return true;
    },
    isClosed: () => closed !== undefined,
  };
}

const givenToken = new RegExp(`(?:^|;)\\s*${tokenCookie}=([^;]*)`);

function tokenOf({ headers }: IncomingMessage): string | undefined {
  const found = givenToken.exec(headers.cookie ?? '')?.[1];
  return found && found.length <= 2048 ? found : undefined;
}

/** Search engines come back for the pages that were there, caches keep nothing of it. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { body, seconds }: { body: string; seconds: number },
) {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
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
