import type pino from 'pino';
import { readAddresses, readMenusOf, readSiteConfig } from '#lib/api/site/shop-addresses.ts';
import { publicEnv } from '#lib/env.ts';
import { isFramed } from '#lib/routes/guards/frame-rules.ts';
import { frameOrigin } from '#lib/routes/guards/security-policy.ts';
import { providePageKnowledge } from '#lib/routes/page-knowledge.ts';
import { createAddressBook } from '../addresses/address-book.ts';
import { createPageSources } from './page-sources.ts';

/** Another server's API announces nothing here. */
const lookInMs = 60_000;
/** Every so often everything is read anew, so that what was taken out of the shop is forgotten. */
const looksUntilAnew = 60;

/** Provides what the middleware asks, and keeps it up to date. */
export function startPageKnowledge(log: pino.Logger): { learn(tags: string[]): Promise<void>; stop(): void } {
  const isNotified = publicEnv.apiUrl === undefined;
  const book = createAddressBook({ read: readAddresses, log, isNotified });
  const sources = createPageSources({ read: readSiteConfig, bucketUrl: publicEnv.bucketUrl });
  providePageKnowledge({ mayBeThere: book.mayBeThere, frameOrigin: findFrameOrigin, sources: sources.now });
  let looks = 0;
  const look = () => {
    looks += 1;
    sources.forget();
    void book.learn(looks % looksUntilAnew === 0 ? 'everything' : 'changes');
  };
  const timer = isNotified ? undefined : setInterval(look, lookInMs).unref();
  return {
    learn: async (tags) => {
      if (tags.includes('shop') || tags.includes('site')) sources.forget();
      if (tags.includes('shop')) await book.learn('everything');
      else if (tags.includes('catalogue') || tags.includes('pages')) await book.learn('changes');
    },
    stop: () => clearInterval(timer),
  };
}

/** The origin of an address that the menus of whoever holds the token name; the page asks them again. */
async function findFrameOrigin(address: string, token: string): Promise<string | undefined> {
  const origin = frameOrigin(address);
  if (!origin) return undefined;
  const answer = await readMenusOf(token).catch(() => undefined);
  const isNamed = answer && isFramed(decodeURIComponent(address), answer.menus, answer.rules, publicEnv.publicUrl);
  return isNamed ? origin : undefined;
}
