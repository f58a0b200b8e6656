import type { IncomingMessage, ServerResponse } from 'node:http';
import { figure } from '#lib/server/observe/recorder.ts';
import { chooseEncoding } from '#lib/server/packing/choose-encoding.ts';
import { findCachedPage } from './cached-page.ts';
import { KnownRequests } from './known-requests.ts';
import { PageStore } from './page-store.ts';
import { type RenderingOptions, Renderings } from './renderings.ts';
import { sendPage } from './send-page.ts';

/**
 * Finished pages in front of Next, as bytes. One request at a time renders a page anew; while it does, others get the page of
 * before. What was rendered while something changed counts as old at once, since nobody knows which of the two it read.
 */
export function createPageCache({ maxBytes, ...options }: RenderingOptions & { maxBytes: number }) {
  const store = new PageStore(maxBytes);
  const known = new KnownRequests();
  const renderings = new Renderings(store, options);
  const given = { cached: 0, rendered: 0, passed: 0 };
  const pass = () => {
    given.passed += 1;
    return false;
  };

  /** Answers what somebody asked for in just this way before, with no more ado; else `false`. */
  function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const cached = known.recall(request);
    const entry = cached && store.of(cached).get(cached.key);
    if (!entry || !renderings.mayGive(cached.key, entry)) return false;
    const packed = entry.page.ready(encodingFor(request));
    if (!packed) return false;
    given.cached += 1;
    sendPage(request, response, { cached, page: entry.page, packed });
    return true;
  }

  /** Answers what is a cached page; anything else, and what Next could not do for us, is left to the caller, by `false`. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const cached = findCachedPage(request);
    if (!cached) return pass();
    const share = store.of(cached);
    const old = share.get(cached.key);
    const isGiven = old && renderings.mayGive(cached.key, old);
    const entry = isGiven ? old : await renderings.renew(cached, old).catch(() => undefined);
    if (!entry) return pass();
    given[isGiven ? 'cached' : 'rendered'] += 1;
    const packed = await entry.page.inEncoding(encodingFor(request));
    share.weigh(cached.key);
    if (share.has(cached.key)) known.remember(request, cached);
    sendPage(request, response, { cached, page: entry.page, packed });
    return true;
  }

  return {
    answerAtOnce,
    answer,
    /** Around what Next renders for a visitor of its own accord, and keeps too. */
    noting: <Result>(run: () => Promise<Result>) => renderings.noting(run),
    /** Tells Next what changed; from then on what was rendered before is old. */
    announce: (tags: string[]) => renderings.announce(tags),
    bytes: () => store.bytes,
    figures: () => figuresOf(given, store),
  };
}

/** What was answered from where, and what the store holds. */
const figuresOf = (given: Record<'cached' | 'rendered' | 'passed', number>, { bytes, evictions }: PageStore) => [
  ...(['cached', 'rendered', 'passed'] as const).map((from) =>
    figure('shop_page_cache_answers_total', given[from], { from }),
  ),
  figure('shop_page_cache_bytes', bytes, {}),
  figure('shop_page_cache_evictions_total', evictions, {}),
];

const encodingFor = ({ headers }: IncomingMessage) => chooseEncoding(String(headers['accept-encoding'] ?? ''));
