import { expect, it } from '@jest/globals';
import { hasSentence } from '#lib/i18n/server-sentences.ts';
import { matchRoute } from '#lib/routes/match-route.ts';
import { inboxEvents } from './inbox-events.ts';

const pageOf = (link: string) => matchRoute(new URL(link, 'http://shop.test').pathname);

it.each(Object.entries(inboxEvents))('%s has its words and leads to a page that is there', (event, { link }) => {
  expect([hasSentence(`messagingInbox.${event}Title`), hasSentence(`messagingInbox.${event}Body`)]).toEqual([
    true,
    true,
  ]);
  expect(link).toMatch(/^\/user\//);
  expect(pageOf(link)?.route.isBuilt).toBe(true);
});

const forOperators = Object.entries(inboxEvents).filter(([, kind]) => 'node' in kind);

it.each(forOperators)('%s leads operators to the desk, where they act', (_event, { link }) => {
  expect(link).toMatch(/^\/user\/desk\//);
});

it('no other event leads to the desk', () => {
  const others = Object.entries(inboxEvents).filter(([, kind]) => !('node' in kind));
  expect(others.filter(([, { link }]) => link.startsWith('/user/desk')).map(([event]) => event)).toEqual([]);
});
