import { expect, it } from '@jest/globals';
import type { SellerCaseMessage } from '#lib/contract/aftersales/store-cases.ts';
import { shownLater } from './shown-later.ts';

type Author = SellerCaseMessage['author'];

const written = (author: Author, isInternal = false): SellerCaseMessage => ({
  id: 1,
  author,
  author_name: '',
  text: '',
  files: [{ url: `/${author}.jpg`, name: `${author}.jpg`, size: 1 } as SellerCaseMessage['files'][number]],
  is_request: false,
  is_internal: isInternal,
  create_time: 0,
});

const of = (side: 'store' | 'desk', store: string | null, ...authors: Author[]) => {
  const { customer, seller } = shownLater(side, { store_name: store, messages: authors.map((each) => written(each)) });
  return [customer, seller].map((files) => files.map(({ name }) => name));
};

it('files of messages belong to the side that has sent them', () => {
  expect(of('store', 'A store', 'customer', 'you', 'store', 'platform')).toEqual([
    ['customer.jpg'],
    ['you.jpg', 'store.jpg'],
  ]);
});

it('who decides about a store is no side of its own, but of what the platform has sold', () => {
  expect(of('desk', 'A store', 'customer', 'you', 'platform')).toEqual([['customer.jpg'], []]);
  expect(of('desk', null, 'you', 'platform')).toEqual([[], ['you.jpg', 'platform.jpg']]);
});

it('internal notes are no evidence', () => {
  const messages = [written('store', true)];
  expect(shownLater('store', { store_name: 'A store', messages }).seller).toEqual([]);
});
