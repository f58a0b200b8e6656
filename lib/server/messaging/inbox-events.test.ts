import { expect, it } from '@jest/globals';
import { hasSentence } from '#lib/i18n/server-sentences.ts';
import { matchRoute } from '#lib/routes/match-route.ts';
import { findEventKind, type InboxEvent, inboxEvents } from './inbox-events.ts';

const pageOf = (link: string) => matchRoute(new URL(link, 'http://shop.test').pathname);

it.each(Object.entries(inboxEvents))('%s has its words and leads to a page that is there', (event, { link }) => {
  expect([hasSentence(`inbox.${event}Title`), hasSentence(`inbox.${event}Body`)]).toEqual([true, true]);
  expect(link).toMatch(/^\/user\//);
  expect(pageOf(link)?.route.isBuilt).toBe(true);
});

const forOperators: InboxEvent[] = [
  'storeLegalAsked',
  'storePayeeAsked',
  'orderStoreClosed',
  'orderUnclaimed',
  'orderUrgedPlatform',
  'orderCloseProposed',
  'orderCloseAsked',
  'refundByHand',
  'quoteSubmitted',
];

it.each(forOperators)('%s leads operators to the desk, where they act', (event) => {
  expect(findEventKind(event)?.link).toMatch(/^\/user\/desk\//);
});

it('no other event leads to the desk', () => {
  const others = Object.entries(inboxEvents).filter(([event]) => !forOperators.includes(event as InboxEvent));
  expect(others.filter(([, { link }]) => link.startsWith('/user/desk')).map(([event]) => event)).toEqual([]);
});
