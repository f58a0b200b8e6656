import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../choose-encoding.ts';
import { findKeptPage, type KeptPage } from './kept-page.ts';
import { PackedPage, type RenderedPage } from './packed-page.ts';
import { type KeptEntry, PageStore } from './page-store.ts';
import { sendPage } from './send-page.ts';

interface PageCacheOptions {
  maxBytes: number;
  /** Asks Next for a page as nobody in particular. */
  render: (page: KeptPage) => Promise<RenderedPage>;
  /** Tells Next once more what changed: a page that it rendered meanwhile may be from before. */
  renew: (tags: string[]) => Promise<void>;
  now?: () => number;
}

interface Rendering {
  done: Promise<RenderedPage | KeptEntry>;
  /** What changed since it began. */
  missed: Set<string>;
}

const isEntry = (result: RenderedPage | KeptEntry): result is KeptEntry => 'page' in result;

/**
 * Finished pages in front of Next, as bytes. One request at a time renders a page anew; while it does, others get the page of
 * before. What was rendered while something changed counts as old at once, since nobody knows which of the two it read.
 */
export function createPageCache({ maxBytes, render, renew, now = Date.now }: PageCacheOptions) {
  const store = new PageStore(maxBytes);
  const renderings = new Map<string, Rendering>();
  let changes = 0;

  const isFresh = (entry: KeptEntry) => entry.asOf === changes && entry.until > now();

  function begin(kept: KeptPage): Rendering {
    const missed = new Set<string>();
    const rendering: Rendering = { missed, done: run(kept, missed) };
    renderings.set(kept.key, rendering);
    return rendering;
  }

  async function run(kept: KeptPage, missed: Set<string>): Promise<RenderedPage | KeptEntry> {
    const asOf = changes;
    try {
      const rendered = await render(kept);
      const seconds = secondsToKeep(rendered);
      if (seconds === 0) {
        store.delete(kept.key);
        return rendered;
      }
      const entry = { page: new PackedPage(rendered), asOf, until: now() + seconds * 1000 };
      store.set(kept.key, entry);
      return entry;
    } finally {
      renderings.delete(kept.key);
      if (missed.size > 0) void renew([...missed]).then(() => noteChange([]));
    }
  }

  /** Called once Next knows of it: from here on what was rendered before is old. */
  function noteChange(tags: string[]): void {
    changes += 1;
    for (const { missed } of renderings.values()) for (const tag of tags) missed.add(tag);
  }

  /** Answers what is a kept page; anything else is left to the caller, by `false`. */
  function answer(request: IncomingMessage, response: ServerResponse): false | Promise<void> {
    const kept = findKeptPage(request);
    if (!kept) return false;
    const entry = store.get(kept.key);
    const running = renderings.get(kept.key);
    if (entry && (isFresh(entry) || running)) return send(request, response, { kept, entry });
    return (running ?? begin(kept)).done.then(
      (result) => (isEntry(result) ? send(request, response, { kept, entry: result }) : relay(response, result)),
      () => relay(response, { status: 500, headers: {}, body: Buffer.alloc(0) }),
    );
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { kept, entry: { page } }: { kept: KeptPage; entry: KeptEntry },
  ): Promise<void> {
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    let bytes = page.ready(encoding);
    if (!bytes && encoding) {
      bytes = await page.pack(encoding);
      store.weigh(kept.key);
    }
    sendPage(request, response, { page, bytes: bytes ?? page.body, encoding: bytes ? encoding : undefined, kept });
  }

  return { answer, noteChange, bytes: () => store.bytes };
}

/** For how long Next would keep it; 0: it is not a page for everybody. */
function secondsToKeep({ status, headers }: RenderedPage): number {
  if (status !== 200 || headers['set-cookie'] !== undefined) return 0;
  return Number(/s-maxage=(\d+)/.exec(String(headers['cache-control'] ?? ''))?.[1] ?? 0);
}

/** What is no page to keep, as Next said it. */
function relay(response: ServerResponse, { status, headers, body }: RenderedPage): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !/^(?:connection|keep-alive|transfer-encoding|date|content-length)$/.test(name)) {
      response.setHeader(name, value);
    }
  }
  response.writeHead(status);
  response.end(body);
}
