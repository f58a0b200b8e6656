import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutLanguage } from '#lib/routes/language-prefix.ts';
import { readRequested } from '#lib/routes/redirects/redirect-address.ts';
import type { MissedCount } from '#lib/server/site/index.ts';
import { addressOf } from './address-of.ts';

/** Addresses that are watched at once; the one that was first seen longest ago gives way. */
const mostWatched = 1000;
const longestPath = 300;

/** So many visitors have to ask for an address before it is one that people really ask for. */
const visitorsNeeded = 3;

/** Said at once, at most. */
const mostSaid = 100;

const isProgram = /bot|crawl|spider|slurp|preview|monitor|scan|curl|wget|python|java\/|go-http/i;

/** What only those ask for who look for a way in. */
const isProbe = /\/\.|\/wp-(?:login|admin|includes|config)|\/xmlrpc\.php|\/cgi-bin|phpmyadmin/i;

interface Watched {
  asked: number;
  /** Hashes of who asked, with a salt of this process: nobody's address is kept. */
  visitors: Set<string>;
}

interface CounterOptions {
  isProxyTrusted: boolean;
  /** Takes what was counted since the last time. */
  say: (counts: MissedCount[]) => Promise<void>;
  everyMs?: number;
}

/**
 * Counts addresses that nobody has and that people ask for, so that operators can lead them on. What a stranger makes up costs a
 * bounded place in memory and is never kept: only what several visitors asked for is said.
 */
export function createMissedCounter({ isProxyTrusted, say, everyMs = 60_000 }: CounterOptions) {
  const watched = new Map<string, Watched>();
  const salt = randomBytes(16);

  const note = (path: string, request: IncomingMessage): void => {
    const entry = watched.get(path) ?? { asked: 0, visitors: new Set<string>() };
    if (!watched.has(path)) {
      const [oldest] = watched.size >= mostWatched ? watched.keys() : [];
      if (oldest !== undefined) watched.delete(oldest);
      watched.set(path, entry);
    }
    entry.asked += 1;
    if (entry.visitors.size >= visitorsNeeded) return;
    const address = addressOf(request, isProxyTrusted);
    entry.visitors.add(createHash('sha256').update(salt).update(address).digest('base64').slice(0, 16));
  };

  const flush = async (): Promise<void> => {
    const heard = [...watched].filter(([, { asked, visitors }]) => asked > 0 && visitors.size >= visitorsNeeded);
    const counts = heard.slice(0, mostSaid).map(([path, entry]) => {
      const { asked } = entry;
      entry.asked = 0;
      return { path, asked };
    });
    // Without the database they are lost: no visitor waits for it.
    if (counts.length > 0) await say(counts).catch(() => undefined);
  };

  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    /** Call it before the answer of a page is written. */
    watch: (request: IncomingMessage, response: ServerResponse) => {
      // Others write another address there on its way.
      const { url = '/' } = request;
      response.once('finish', () => {
        const path = response.statusCode === 404 ? pathOf(url, request) : undefined;
        if (path !== undefined) note(path, request);
      });
    },
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

/** The address as redirects compare it, where a person asks for a page. */
function pathOf(url: string, { method, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers.rsc !== undefined || !headers.accept?.includes('text/html')) return undefined;
  const [path = ''] = url.split('?');
  if (isProgram.test(headers['user-agent'] ?? 'bot') || isProbe.test(path)) return undefined;
  const compared = readRequested(withoutLanguage(path), '')?.path;
  return compared && compared.length <= longestPath ? compared : undefined;
}
