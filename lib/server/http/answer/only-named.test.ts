import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { z } from 'zod';
import { endpoint } from '#lib/contract/endpoint.ts';
import { collectFaults, type Fault } from '../../observe/faults/report-fault.ts';
import { type Api, createApi } from '../app.ts';
import type { CallName } from '../examples/example.ts';
import { recordedExamples } from '../examples/recorded-examples.ts';
import { listRoutes, serve } from '../serve.ts';
import { createTestApi, testAddress } from '../test-api.ts';
import { answerSchema } from './answer-schema.ts';
import { sieveOf } from './sieve.ts';

/** A record of a table that has got a column, and of a JSON column that has got a key. */
const stored = {
  no: 'SO26112700000001',
  costAmount: 1200,
  invoiceRequest: { title: 'Paper Works', bank_account: '6222020000000000' },
  lines: [{ name: 'Cards', supplier: 'Lin' }],
};
const named = { no: stored.no, invoice: { title: 'Paper Works' }, lines: [{ name: 'Cards' }] };
const leaks = ['costAmount', 'lines[].supplier', 'invoice.bank_account'];

const entryAt = <Path extends `/api/${string}`>(path: Path) =>
  endpoint({
    method: 'get',
    path,
    summary: 'An order that is made up',
    query: z.object({}),
    data: z.object({
      no: z.string(),
      invoice: z.object({ title: z.string() }).nullable(),
      lines: z.array(z.object({ name: z.string() })),
    }),
  });
const read = entryAt('/api/test/order');
const kept = entryAt('/api/test/keptOrder');

function answerBySpread() {
  const { invoiceRequest, ...row } = stored;
  return { ...row, invoice: { ...invoiceRequest } };
}

function serveMadeUp({ app }: Api): void {
  serve(app, read, { guard: 'public', run: answerBySpread });
  serve(app, kept, { guard: 'public', cached: { alsoBy: () => randomUUID() }, run: answerBySpread });
}

const test = await createTestApi();
serveMadeUp(test.api);
afterAll(() => test.close());

describe('a column that comes along in a spread', () => {
  it.each([read.path, kept.path])('fails the test that calls %s, with the call and the keys', async (path) => {
    const message = `get ${path} answers what its entry does not name: ${leaks.join(', ')}`;
    await expect(test.get(path)).rejects.toThrow(message);
  });

  it.each([read.path, kept.path])('is not sent by %s in production, and is told as a fault', async (path) => {
    const api = createApi(test.ctx, pino({ level: 'silent' }));
    serveMadeUp(api);
    const faults: Fault[] = [];
    collectFaults((fault) => faults.push(fault));
    const answer = await api.fetch(new Request(`http://shop.test${path}`), { remoteAddress: testAddress });
    collectFaults(undefined);
    const { code, data } = (await answer.json()) as { code: number; data: unknown };
    expect([code, data]).toEqual([1, named]);
    expect(faults.map(({ where, name }) => [where, name])).toEqual([['call', path]]);
    await api.close();
  });
});

it('fails a test whose answer has another value than its entry says', async () => {
  const api = await createTestApi();
  const wrong = { ...read, data: read.data.extend({ no: z.literal('SO1') }) };
  serve(api.api.app, wrong, { guard: 'public', run: () => ({ ...named, no: 'SO2' as 'SO1' }) });
  await expect(api.get(read.path)).rejects.toThrow('get /api/test/order answers no: ');
  await api.close();
});

const marker = 'planted_for_test';

/** The value with a key more in each of its objects. */
function plant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plant);
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plant(part)])), [marker]: 1 };
}

/** Where the key is still in it. */
function placesOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => placesOf(item, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === marker ? [place] : placesOf(part, `${place}.${key}`)));
}

describe('every call of the shop', () => {
  const answers = () =>
    listRoutes(test.api.app).flatMap(({ entry }) => {
      const { answer, outcome } = recordedExamples().get(`${entry.method} ${entry.path}` as CallName) ?? {};
      const { data } = (answer ?? {}) as { data?: unknown };
      return data && outcome === undefined ? [{ entry, data }] : [];
    });

  it('has answers of kinds that are sifted', () => {
    const unknown = listRoutes(test.api.app).flatMap(({ entry }) => {
      try {
        return sieveOf(answerSchema(entry)) ? [] : [entry.path];
      } catch (error) {
        return [`${entry.path}: ${error}`];
      }
    });
    expect(unknown).toEqual([]);
  });

  it('answers as recorded, to the byte', () => {
    expect(answers().length).toBeGreaterThan(300);
    for (const { entry, data } of answers()) {
      const dropped: string[] = [];
      expect([entry.path, sieveOf(answerSchema(entry)).sift(data, dropped) === data, dropped]).toEqual([
        entry.path,
        true,
        [],
      ]);
    }
  });

  it('answers nothing else in any of its objects, but where keys are data', () => {
    const open = answers().flatMap(({ entry, data }) => placesOf(sieveOf(answerSchema(entry)).sift(plant(data), [])));
    expect([...new Set(open.map((place) => place.split('.').at(-1)?.replaceAll('[]', '')))].sort()).toEqual(openFields);
  });
});

/**
 * Records by an id, a word or the name of a field, what settings and operators write down (the blocks of a page with what is in them),
 * and words by their keys in each language. One more is a decision.
 */
const openFields = [
  'action',
  'alt',
  'answers',
  'blocks',
  'data',
  'en',
  'faults',
  'fields',
  'figures',
  'instructions',
  'lead',
  'menusIdsName',
  'options',
  'picture',
  'pictures',
  'preset',
  'reserved',
  'search_hint',
  'selection',
  'shows',
  'title',
  'value',
  'values',
  'zh-cn',
];
