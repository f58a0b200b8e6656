import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import { queryBounds, usualBounds } from '#lib/contract/input-bounds.ts';
import { gatherPeople, newTokenOf, type Person } from '../access/people-for-tests.ts';
import type { Guard } from '../scope/guard.ts';
import { listRoutes, type RegisteredRoute } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { fieldsOf } from './attacker-for-tests.ts';

const test = await createTestApi();
const people = await gatherPeople(test);
afterAll(() => test.close());

/** Times the processor time of a usual call that one may take; before bodies were bounded it was a thousand. */
const mostTimes = 60;
/** Of an answer that refuses, in bytes. */
const mostAnswer = 64 * 1024;

/** Somebody whom the guard lets in. */
function whoMay(guard: Guard): Person {
  if (guard === 'public') return 'guest';
  if (guard === 'login') return 'customer';
  if ('store' in guard) return 'store user';
  return JSON.stringify(guard).includes('"operator/') ? 'operator' : 'customer';
}

type Sent = [body: string, type?: string];

const form = 'application/x-www-form-urlencoded';
const names = (count: number, write: (index: number) => string, between = ',') =>
  Array.from({ length: count }, (_, index) => write(index)).join(between);
const wide = (count: number) => `{${names(count, (index) => `"k${index}":null`)}}`;
const list = (count: number) => `[${names(count, () => 'null')}]`;
const nest = (depth: number) => `${'{"all":['.repeat(depth)}1${']}'.repeat(depth)}`;
const inEach = (fields: string[], filling: (index: number) => string) =>
  `{${fields.map((name, index) => `${JSON.stringify(name)}:${filling(index)}`).join(',')}}`;

/** More than any call reads. */
const tooMuch = { wide: wide(70_000), list: list(70_000), form: names(20_000, (index) => `k${index}=`, '&') };

/**
 * As much as a call reads of each kind, in every field at once, and more than it reads. What is refused before the call is known for
 * anything but its bounds is sent once for each bounds.
 */
function muchOf({ entry }: RegisteredRoute, isFirstOfBounds: boolean): Sent[] {
  const { bytes, values, keys, depth } = { ...usualBounds, ...entry.bounds };
  const fields = fieldsOf(entry.body).map(({ name }) => name);
  const count = Math.max(1, fields.length);
  const share = Math.floor((values - count - 1) / count);
  const [nulls, record] = [list(share), wide(Math.min(share, keys))];
  const text = JSON.stringify('x'.repeat(Math.max(0, Math.floor(bytes / count) - 60)));
  const deep = nest(Math.floor((depth - 1) / 2));
  const overWide = wide(Math.floor(bytes / 16 / count));
  const beyond: Sent[] = [[inEach(fields, () => overWide)], [tooMuch.form, form]];
  return [
    ...(isFirstOfBounds ? beyond : []),
    [inEach(fields, (index) => (index % 2 === 0 ? nulls : record))],
    [inEach(fields, (index) => (index % 2 === 0 ? record : nulls))],
    [inEach(fields, (index) => (index % 2 === 0 ? text : deep))],
    [inEach(fields.slice(0, 1), () => tooMuch.wide)],
    [inEach(fields.slice(0, 1), () => nest(3000))],
    [fields.map((name) => names(share, (index) => `${name}[k${index}]=`, '&')).join('&'), form],
  ];
}

/** As much as may stand behind the question mark, and once more than that. */
function queriesOf({ entry }: RegisteredRoute, isFirstOfBounds: boolean): string[] {
  const fields = fieldsOf(entry.query).map(({ name }) => name);
  const share = Math.floor(queryBounds.values / Math.max(1, fields.length)) - 2;
  const text = ',9'.repeat(Math.max(0, Math.floor(queryBounds.bytes / Math.max(1, fields.length) / 2) - 40));
  return [
    ...(isFirstOfBounds ? [tooMuch.form] : []),
    fields.map((name) => names(Math.min(share, 300), (index) => `${name}[]=${index}`, '&')).join('&'),
    fields.map((name) => `${name}=${text}`).join('&'),
  ];
}

it.each<[string, string, string?]>([
  ['names of a record', tooMuch.wide],
  ['a list', tooMuch.list],
  ['depth', nest(20_000)],
  ['a name', `{"${'k'.repeat(100_000)}":1}`],
  ['depth of a form', `a${'[a]'.repeat(30_000)}=1`, form],
  ['a form', tooMuch.form, form],
])('is refused at once before any rule looks at it: %s', async (_, body, type = 'application/json') => {
  const route = listRoutes(test.api.app).find(({ entry }) => entry.path === '/api/quote/price');
  if (!route) throw new Error('no route');
  const usual = await usualCost([route, route, route]);
  const { ms, bytes } = await leastOf(
    () => askOf(route, '', [body, type]),
    (cost) => cost.ms <= usual * mostTimes,
  );
  expect([ms <= usual * mostTimes, bytes < 1024]).toEqual([true, true]);
});

interface Cost {
  ms: number;
  bytes: number;
  status: number;
  /** Not refused: how much it answers is what it was asked for. */
  isGood: boolean;
}

/** What this process works at a call, which is the same however busy the machine is. */
async function costOf(request: () => Request): Promise<Cost> {
  const before = process.cpuUsage();
  const answer = await test.api.fetch(request(), { remoteAddress: randomUUID() });
  const isStream = answer.headers.get('content-type') === 'text/event-stream';
  if (isStream) await answer.body?.cancel();
  const text = isStream ? '' : await answer.text();
  const { user, system } = process.cpuUsage(before);
  const isGood = isStream || !text.startsWith('{"code":0');
  return { ms: (user + system) / 1000, bytes: text.length, status: answer.status, isGood };
}

/** The least of some tries: what else the process did meanwhile is not the call's. */
async function leastOf(request: () => Request, isEnough: (cost: Cost) => boolean): Promise<Cost> {
  let least = await costOf(request);
  for (let left = 4; left > 0 && !isEnough(least); left -= 1) {
    const next = await costOf(request);
    if (next.ms < least.ms) least = { ...next, bytes: Math.max(next.bytes, least.bytes) };
  }
  return least;
}

const askOf = ({ entry }: RegisteredRoute, token: string, [body, type = 'application/json']: Sent) => {
  const headers = { 'content-type': type, 'ba-user-token': token, 'idempotency-key': randomUUID() };
  return new Request(`http://shop.test${entry.path}`, { method: 'POST', headers, body });
};

const readOf = ({ entry }: RegisteredRoute, token: string, query: string) =>
  new Request(`http://shop.test${entry.path}?${query}`, { headers: { 'ba-user-token': token } });

const median = (numbers: number[]) => numbers.sort((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;

/** A body that is refused at its fields, of every call: what a mistake costs. */
async function usualCost(routes: RegisteredRoute[]): Promise<number> {
  const costs: number[] = [];
  for (const route of routes) {
    const token = await newTokenOf(test, people[whoMay(route.guard)]);
    for (let round = 0; round < 2; round += 1) costs.push((await costOf(() => askOf(route, token, ['{}']))).ms);
  }
  return median(costs);
}

it('costs no more than many usual calls, whatever is sent to any call, and answers little', async () => {
  const all = listRoutes(test.api.app);
  const posts = all.filter(({ entry }) => entry.method === 'post' && entry.body);
  // One in eight says what is usual.
  const usual = await usualCost(posts.filter((_, index) => index % 8 === 0));
  const seen = new Set<string>();
  const isNew = (bounds: object) => seen.size < seen.add(JSON.stringify(bounds)).size;
  const isFine = ({ ms }: Cost) => ms <= usual * mostTimes;
  const found: unknown[] = [];
  const tokens = new Map<Person, string>();
  const judge = async (path: string, request: () => Request, what: string) => {
    const cost = await leastOf(request, isFine);
    const isSmall = cost.bytes <= mostAnswer || cost.isGood;
    // What was done may have ended the session.
    if (cost.isGood) tokens.clear();
    if (!isFine(cost) || cost.status >= 500 || !isSmall) found.push([path, what.slice(0, 60), cost]);
  };
  for (const route of all) {
    const who = whoMay(route.guard);
    const token = tokens.get(who) ?? (await newTokenOf(test, people[who]));
    tokens.set(who, token);
    const sent = route.entry.body ? muchOf(route, isNew({ ...usualBounds, ...route.entry.bounds })) : [];
    for (const one of sent) await judge(route.entry.path, () => askOf(route, token, one), one[0]);
    const queries = route.entry.query ? queriesOf(route, isNew(queryBounds)) : [];
    for (const query of queries) await judge(route.entry.path, () => readOf(route, token, query), query);
  }
  expect(found).toEqual([]);
});
