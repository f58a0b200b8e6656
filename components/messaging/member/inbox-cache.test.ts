import { describe, expect, it } from '@jest/globals';
import type { MessageRecord } from '#lib/api/messaging/member-inbox.ts';
import { afterAllRead, afterRead, withAllRead, withoutMessage, withRead } from './inbox-cache.ts';
import { messageList } from './message-pages.ts';

const message = (id: number, change: Partial<MessageRecord> = {}): MessageRecord => ({
  id,
  category: 'order',
  event_key: 'rechargeReceived',
  title: 'title',
  body: 'body',
  link: '',
  is_read: false,
  create_time: 1_790_000_000,
  ...change,
});
const page = { list: [message(3), message(2, { category: 'finance' }), message(1, { is_read: true })], total: 12 };
const unreadIds = ({ list }: typeof page) => list.filter(({ is_read }) => !is_read).map(({ id }) => id);

describe('a list of messages', () => {
  it('shows one as read', () => expect(unreadIds(withRead(page, 3))).toEqual([2]));
  it('is the same when the message is not on it', () => expect(withRead(page, 9)).toEqual(page));
  it('shows all as read', () => expect(unreadIds(withAllRead(page, undefined))).toEqual([]));
  it('shows all of a category as read', () => expect(unreadIds(withAllRead(page, 'finance'))).toEqual([3]));
  it('loses one, and counts one less', () => {
    expect(withoutMessage(page, 2)).toEqual({ list: [page.list[0], page.list[2]], total: 11 });
    expect(withoutMessage(page, 9)).toEqual(page);
  });
});

describe('unread counts', () => {
  const counts = { total: 3, categories: { order: 1, finance: 2 } };
  it.each([
    ['one of a category', afterRead(counts, 'finance'), { total: 2, categories: { order: 1, finance: 1 } }],
    ['one of a category that has none', afterRead(counts, 'quote'), counts],
    ['a category', afterAllRead(counts, 'finance'), { total: 1, categories: { order: 1, finance: 0 } }],
    [
      'a category that has none',
      afterAllRead(counts, 'quote'),
      { total: 3, categories: { ...counts.categories, quote: 0 } },
    ],
    ['everything', afterAllRead(counts, undefined), { total: 0, categories: {} }],
  ])('go down by %s', (_, left, expected) => expect(left).toEqual(expected));
});

it.each([
  ['', { page: 1, limit: 10 }],
  ['category=finance&unread=1&page=2&limit=20', { page: 2, limit: 20, category: 'finance', unread: true }],
  ['category=nonsense&unread=yes', { page: 1, limit: 10 }],
])('the address %j is a filter', (address, filter) => {
  expect(messageList.read(new URLSearchParams(address))).toEqual(filter);
});
