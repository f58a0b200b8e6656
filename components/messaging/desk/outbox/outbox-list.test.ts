import { expect, it } from '@jest/globals';
import { outboxList } from './outbox-list.ts';

it.each([
  ['', { state: 'failed', sort: '-id' }],
  ['state=sent&channel=email&q=a@example.com', { state: 'sent', channel: 'email', q: 'a@example.com' }],
  ['state=nonsense&channel=pigeon', { state: 'failed' }],
])('%j shows %j', (search, view) => {
  expect(outboxList.read(new URLSearchParams(search))).toMatchObject(view);
});
