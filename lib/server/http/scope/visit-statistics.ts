import type { Hono } from 'hono';
import type { ServerContext } from '#lib/server/db/context.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { readText } from '../read-body.ts';
import type { ApiEnv } from './request-scope.ts';

/** How long umami may take; nobody waits for it with anything. */
const timeoutInMs = 3000;
const maxScriptBytes = 200_000;
const scriptLifeInMs = 3_600_000;
/** What its script sends of one view is some 300 bytes. */
const maxEventBytes = 8192;

/**
 * A umami of one's own through the shop's own address: pages let no script in from elsewhere, and it need not be reachable for
 * anybody but this process. Without `UMAMI_URL` these addresses are unknown. umami sets no cookie; it makes its daily
 * pseudonym of the visitor's address and browser, which is all that it is told.
 */
export function addVisitStatistics(app: Hono<ApiEnv>, server: ServerContext): void {
  const { UMAMI_URL: umami } = server.env;
  if (umami === undefined) return;
  const readScript = keepScript(new URL('/script.js', umami));
  app.get('/api/stats/script.js', async (context) => {
    const script = await readScript();
    if (script === undefined) throw new DomainError('not_ready');
    context.header('cache-control', 'public, max-age=3600');
    context.header('content-type', 'text/javascript; charset=utf-8');
    return context.body(script);
  });
  app.post('/api/stats/api/send', async (context) => {
    const event = await readText(context.req.raw, maxEventBytes);
    const { ip, userAgent } = context.get('scope');
    const headers = { 'content-type': 'application/json', 'user-agent': userAgent, 'x-forwarded-for': ip };
    const answer = await ask(new URL('/api/send', umami), { method: 'POST', headers, body: event });
    // Its own answer is a token to send along with the next view; where it is away, the visit is not counted.
    return answer?.ok ? context.text(await answer.text()) : context.body(null, 204);
  });
}

/** The script, read once an hour; an older one goes on where umami does not answer. */
function keepScript(address: URL): () => Promise<string | undefined> {
  let kept: { text: string; until: number } | undefined;
  let reading: Promise<string | undefined> | undefined;
  const read = async () => {
    const answer = await ask(address, {});
    const text = answer?.ok ? await answer.text() : undefined;
    if (text !== undefined && text.length <= maxScriptBytes) kept = { text, until: Date.now() + scriptLifeInMs };
    return kept?.text;
  };
  return async () => {
    if (kept && Date.now() < kept.until) return kept.text;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

function ask(address: URL, options: RequestInit): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(timeoutInMs);
  return fetch(address, { ...options, signal, redirect: 'error' }).catch(() => undefined);
}
