import { expect, it } from '@jest/globals';
import { hasSentence } from '#lib/i18n/server-sentences.ts';
import { inboxEvents } from './inbox-events.ts';

it.each(Object.entries(inboxEvents))('%s has its words and leads to a page of this site', (event, { link }) => {
  expect([hasSentence(`inbox.${event}Title`), hasSentence(`inbox.${event}Body`)]).toEqual([true, true]);
  expect(link).toMatch(/^\/user\//);
});
