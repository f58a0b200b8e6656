import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type pino from 'pino';
import { publicEnv } from '#lib/env.ts';
import { tallyQueries } from '#lib/server/db/statements/query-tally.ts';
import { duringPage } from '#lib/server/http/scope/page-visit.ts';
import { runFor } from '#lib/server/observe/cause.ts';
import { addFigures } from '#lib/server/observe/recorder.ts';
import { createOldAddresses } from '../addresses/old-addresses.ts';
import { mendRedirects } from '../addresses/permanent-redirects.ts';
import { createMaintenanceGuard } from '../maintenance-guard.ts';
import { isOurselves, ownHeaders } from '../own-requests.ts';
import { askNext } from '../page-cache/ask-next.ts';
import { isCachedByNext } from '../page-cache/cached-page.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { createPageGuard } from '../page-guard.ts';
import { causeOf, nameAnswer } from '../request-cause.ts';
import type { ApiTier, Listener } from '../tiers.ts';
import { laterWhileAway, watchForAway } from '../while-away.ts';
import { answerWords } from './browser-words.ts';
import { serveBuiltFiles } from './built-files.ts';
import { setCacheControl } from './cache-control.ts';
import { createNext } from './create-next.ts';
import { createLookFiles } from './look-files.ts';
import { startPageKnowledge } from './page-knowledge.ts';
import { startPageWords } from './page-words.ts';
import { aroundDocument, startStaticParts } from './static-parts.ts';

export interface PageTier {
  answer: Listener;
  /** Tells the pages what changed, so that the next visit renders them anew. */
  revalidate(tags: string[]): Promise<void>;
  close(): Promise<void>;
}

interface PageTierOptions {
  port: number;
  /** Where this process can be asked by itself. */
  ownUrl: string;
  dev: boolean;
  log: pino.Logger;
  isProxyTrusted: boolean;
  noteMissed: ApiTier['noteMissed'];
}

/** Finished pages, packed ones too; Next has its own beside them (`next.config.ts`). */
const cacheBytes = 64 * 1024 * 1024;

/** Next, on the port this process listens on, and its finished pages in front of it. */
export async function startPageTier({ port, ownUrl, dev, log, ...options }: PageTierOptions): Promise<PageTier> {
  const { pages, answer, isForNext } = await openNext(port, dev);
  watchForAway();
  const knowledge = startPageKnowledge(log);
  const maintenance = createMaintenanceGuard(log);
  const oldAddresses = createOldAddresses({ log, ...options });
  const lookFiles = createLookFiles((page) => askNext(ownUrl, page));
  const tell = (tags: string[]) => revalidate(ownUrl, tags, log);
  const cache = createPageCache({ maxBytes: cacheBytes, render: (page) => askNext(ownUrl, page), tell });
  // Where the API is of this process, that learns them.
  const words = publicEnv.apiUrl ? startPageWords(log, () => cache.announce(['site'])) : undefined;
  const forgetFigures = addFigures(cache.figures);
  const askForVisitor: Listener = (request, response) => {
    setCacheControl(response);
    mendRedirects(request, response);
    const run = () => laterWhileAway(response, () => tallied(request, () => answer(request, response), log));
    return isCachedByNext(request) ? cache.noting(run) : run();
  };
  return {
    answer: async (request, response) => {
      if (answerWords(request, response)) return;
      const isOwn = isOurselves(request);
      if (!isOwn && maintenance.isClosed()) {
        nameAnswer(request, response);
        if (await maintenance.answer(request, response)) return;
      }
      if (!dev && !isOwn && cache.answerAtOnce(request, response)) return;
      nameAnswer(request, response);
      if (await lookFiles.answer(request, response)) return;
      if (!isOwn && (await oldAddresses.answer(request, response))) return;
      if (!isForNext(request, response)) return;
      await runFor(causeOf(request), async () => {
        // The cache reads what Next says of keeping it.
        if (isOwn) await tallied(request, () => answer(request, response), log);
        else if (dev || !(await cache.answer(request, response))) await askForVisitor(request, response);
      });
    },
    revalidate: (tags) => learnChanges(tags, { maintenance, oldAddresses, lookFiles, knowledge, cache, words }),
    close: async () => {
      forgetFigures();
      knowledge.stop();
      words?.stop();
      await oldAddresses.stop();
      return pages.close();
    },
  };
}

interface Learners {
  maintenance: ReturnType<typeof createMaintenanceGuard>;
  oldAddresses: ReturnType<typeof createOldAddresses>;
  lookFiles: ReturnType<typeof createLookFiles>;
  knowledge: ReturnType<typeof startPageKnowledge>;
  cache: ReturnType<typeof createPageCache>;
  /** Where another server's API knows them. */
  words: ReturnType<typeof startPageWords> | undefined;
}

/** No page says whether the shop is closed, or what it leads on: those that were cached come back as they were. */
const inNoPage = new Set(['maintenance', 'redirects']);

async function learnChanges(tags: string[], learners: Learners): Promise<void> {
  const { maintenance, oldAddresses, lookFiles, knowledge, cache, words } = learners;
  const isEverything = tags.includes('shop');
  if (isEverything || tags.includes('site')) lookFiles.forget();
  if (isEverything || tags.includes('maintenance')) await maintenance.learn();
  // No page waits for as many as a shop may have.
  const redirects = isEverything || tags.includes('redirects') ? oldAddresses.learn() : undefined;
  await words?.learn(tags);
  const ofPages = tags.filter((tag) => !inNoPage.has(tag));
  if (ofPages.length > 0) await Promise.all([knowledge.learn(ofPages), cache.announce(ofPages)]);
  await redirects;
}

/** Next, ready to answer, and what may be asked of it. */
async function openNext(port: number, dev: boolean) {
  // Next calls every loopback name `localhost` when it compares a rewrite with itself; by another name it would proxy.
  const dir = path.join(import.meta.dirname, '..', '..');
  const buildDir = path.join(dir, process.env.NEXT_DIST_DIR || '.next');
  const pages = createNext({ dev, dir, hostname: 'localhost', port });
  await pages.prepare();
  const handle: Listener = pages.getRequestHandler();
  const answer = dev ? handle : withBuiltFiles(handle, buildDir);
  return { pages, answer, isForNext: createPageGuard({ isDev: dev, dir, buildDir }) };
}

/** Built files from memory, and pages with their static parts. */
function withBuiltFiles(handle: Listener, buildDir: string): Listener {
  startStaticParts();
  const render: Listener = (request, response) => aroundDocument(request, () => handle(request, response));
  return serveBuiltFiles(path.join(buildDir, 'static'), render);
}

/** Pages that ask the database say in the log how often; kept ones do not, and are not worth a line. */
async function tallied(request: IncomingMessage, answer: () => unknown, log: pino.Logger): Promise<void> {
  const { queries, trips } = await tallyQueries(() =>
    duringPage(async () => {
      await answer();
    }),
  );
  if (queries > 0) log.debug({ page: request.url, queries, trips }, 'page');
}

/** The key keeps everybody else out of that address. */
async function revalidate(ownUrl: string, tags: string[], log: pino.Logger): Promise<void> {
  try {
    const headers = { 'content-type': 'application/json', ...ownHeaders() };
    const answer = await fetch(`${ownUrl}/internal/revalidate`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags }),
    });
    if (!answer.ok) log.error({ tags, status: answer.status }, 'pages were not told of a change');
  } catch (error) {
    log.error({ err: error, tags }, 'pages were not told of a change');
  }
}
