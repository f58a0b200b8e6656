import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import type { readAddresses } from '#lib/api/site/shop-addresses.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { NamedRecord } from '#lib/routes/named-record.ts';
import { createAddressBook } from './address-book.ts';

type Answer = Awaited<ReturnType<typeof readAddresses>>;

const product = (id: number, ...slugs: string[]) => ({ id, is_service: id >= 100, slugs });
const answer = (given: Partial<Answer>): Answer => ({
  time: 5000,
  products: [],
  next: null,
  categories: [3],
  pages: ['about'],
  ...given,
});
const slug = (name: string): NamedRecord => ({ kind: 'slug', name });

let requests: unknown[];
let answers: (Answer | Error)[];
let now: number;
beforeEach(() => {
  requests = [];
  answers = [];
  now = 1_000_000;
});

function open(isNotified = true) {
  const read = async (query: object) => {
    requests.push(query);
    const next = answers.shift() ?? answer({});
    if (next instanceof Error) throw next;
    return next;
  };
  return createAddressBook({ read, isNotified, log: pino({ level: 'silent' }), now: () => now });
}

describe('the address book', () => {
  it('takes everything for possible until it knows', () => {
    expect(open().mayBeThere(slug('cards'))).toBe(true);
  });

  it('reads the shop in ranges, and then knows what is there', async () => {
    answers = [
      answer({ products: [product(1, 'cards', 'old-cards')], next: 1 }),
      answer({ products: [product(100, 'fitting')], categories: [], pages: [] }),
    ];
    const book = open();
    await book.learn('everything');
    expect(requests).toEqual([{ since: 0 }, { since: 0, after: 1 }]);
    const there: NamedRecord[] = [
      slug('cards'),
      slug('old-cards'),
      slug('fitting'),
      { kind: 'page', name: 'about' },
      { kind: 'product', id: 1 },
      { kind: 'product', id: 100 },
      { kind: 'service', id: 100 },
      { kind: 'category', id: 3 },
    ];
    expect(there.map((record) => book.mayBeThere(record))).toEqual(there.map(() => true));
    const absent: NamedRecord[] = [
      slug('about'),
      slug('constructor'),
      { kind: 'page', name: 'cards' },
      { kind: 'service', id: 1 },
      { kind: 'category', id: 1 },
      { kind: 'product', id: Number.NaN },
    ];
    expect(absent.map((record) => book.mayBeThere(record))).toEqual(absent.map(() => false));
    expect(requests).toHaveLength(2);
  });

  it('learns of a change from a while before it last looked, and lets nobody down meanwhile', async () => {
    const book = open();
    await book.learn('everything');
    answers = [answer({ products: [product(2, 'new')], pages: ['terms'] })];
    const learning = book.learn('changes');
    expect(await book.mayBeThere(slug('new'))).toBe(true);
    await learning;
    expect(requests.at(-1)).toEqual({ since: 4400 });
    expect(book.mayBeThere({ kind: 'page', name: 'terms' })).toBe(true);
    expect(book.mayBeThere({ kind: 'page', name: 'about' })).toBe(false);
  });

  it('reads once for many changes at once', async () => {
    const book = open();
    await book.learn('everything');
    await Promise.all(Array.from({ length: 50 }, () => book.learn('changes')));
    expect(requests.length).toBeLessThanOrEqual(3);
  });

  it('keeps nobody waiting for as long as changes go on', async () => {
    const book = open();
    await book.learn('everything');
    let isGoingOn = true;
    const changes = (async () => {
      while (isGoingOn) {
        void book.learn('changes');
        await wait(20);
      }
    })();
    await wait(50);
    const before = requests.length;
    expect(await book.mayBeThere(slug('invented'))).toBe(false);
    // The reading that was under way, and the one for what was announced before the question.
    expect(requests.length - before).toBeLessThanOrEqual(2);
    isGoingOn = false;
    await changes;
  });

  it('forgets what is gone when it reads everything anew', async () => {
    answers = [answer({ products: [product(1, 'cards')] })];
    const book = open();
    await book.learn('everything');
    await book.learn('everything');
    expect(book.mayBeThere(slug('cards'))).toBe(false);
  });

  it('refuses nothing when it could not read', async () => {
    const book = open();
    await book.learn('everything');
    answers = [new Error('away')];
    await book.learn('changes');
    expect(book.mayBeThere(slug('perhaps'))).toBe(true);
    await book.learn('changes');
    expect(requests.at(-1)).toEqual({ since: 0 });
    expect(book.mayBeThere(slug('perhaps'))).toBe(false);
  });

  it('stays open before a server that has no such call, and asks it once', async () => {
    answers = [new ApiError('', { code: 0, status: 404 })];
    const book = open();
    await book.learn('everything');
    await book.learn('changes');
    expect([requests.length, book.mayBeThere(slug('perhaps'))]).toEqual([1, true]);
  });

  it('looks again for an unknown address where nobody tells of changes, but seldom', async () => {
    const book = open(false);
    await book.learn('everything');
    expect(book.mayBeThere(slug('new'))).toBe(false);
    now += 6000;
    answers = [answer({ products: [product(2, 'new')] })];
    const all = await Promise.all([slug('new'), slug('invented'), slug('another')].map(book.mayBeThere));
    expect([all, requests.length]).toEqual([[true, false, false], 2]);
    expect([book.mayBeThere(slug('invented')), requests.length]).toEqual([false, 2]);
  });
});
