import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { scopeOf } from '../scope/require-key-may.ts';
import type { RegisteredRoute } from '../serve.ts';
import type { Answered } from './ask-for-tests.ts';
import { openDemoShop } from './demo-shop-for-tests.ts';
import type { CallName, Example } from './example.ts';
import { Player } from './play-for-tests.ts';
import { recordedExamples } from './recorded-examples.ts';
import { withoutRequest, withoutRunning } from './without-running-for-tests.ts';

const examples = recordedExamples();

/**
 * The examples of the reference are made anew here, in a demo shop of today: each by whom it says, a program with the one scope
 * that the document names wherever a program may. A reader who does what the page shows gets what it shows.
 */
const shop = await openDemoShop();
const reading = await shop.copy();
const player: Player = new Player(reading, examples);
const answer = await reading.api.fetch(new Request('http://shop.test/api/openapi.json'), {
  remoteAddress: '192.0.2.1',
});
const document = await answer.json();
afterAll(async () => {
  await reading?.close();
  await shop?.close();
});

const nameOf = ({ entry }: RegisteredRoute) => `${entry.method} ${entry.path}` as CallName;
const mayKeys = ({ entry, guard, isForPeople }: RegisteredRoute) => !isForPeople && scopeOf(guard, entry) !== undefined;
const routesOf = (isMeant: (route: RegisteredRoute) => boolean) => reading.routes.filter(isMeant);
const isDone = (call: CallName) => examples.has(call) && examples.get(call)?.outcome === undefined;

/** Rows of a list stand where they stood when the examples were made, but for some days of the month: then one further down. */
const rows = [undefined, 0, 1, 2, 3, 4, 5, 6, 7, 8];

function faultsOf(route: RegisteredRoute, example: Example | undefined, answered: Answered): string[] {
  const { path, method } = route.entry;
  if (answered.status !== example?.status) return [`HTTP ${answered.status}, not ${example?.status}`];
  if (example.type) return answered.type === example.type ? [] : [`a ${answered.type}, not a ${example.type}`];
  if (answered.body?.code !== 1) return [`refused: ${JSON.stringify(answered.body?.data)}`];
  return misfits(document.paths[path][method].responses[200].content['application/json'].schema, answered.body);
}

const schemas = new Map<object, z.ZodType>();

/** What of an answer is not as the document says, by the document alone. */
function misfits(schema: object, answer: unknown): string[] {
  const parser = schemas.get(schema) ?? z.fromJSONSchema(readable(schema));
  schemas.set(schema, parser);
  const { error } = parser.safeParse(answer);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** As zod reads a schema: shared ones in it, and no classes of Unicode in patterns. */
function readable(schema: object) {
  const text = JSON.stringify({ ...schema, $defs: document.components.schemas });
  const control = JSON.stringify('[^\\x00-\\x1f\\x7f-\\x9f]').slice(1, -1);
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/').replaceAll('\\\\P{Cc}', control));
}

async function playUntilDone(route: RegisteredRoute, play: (row: number | undefined) => Promise<Answered>) {
  let faults: string[] = [];
  for (const row of rows) {
    const found = faultsOf(route, examples.get(nameOf(route)), await play(row));
    if (found.length === 0) return [];
    if (row === undefined) faults = found;
  }
  return faults;
}

it('knows every call, and nothing else', () => {
  const unknown = [...examples.keys()].filter((call) => !reading.routes.some((route) => nameOf(route) === call));
  expect(unknown).toEqual([]);
  const isShown = ({ entry }: RegisteredRoute) => !entry.upload;
  const missing = routesOf((route) => isShown(route) && !examples.has(nameOf(route))).map(nameOf);
  expect(missing.filter((call) => !withoutRunning.includes(call)).sort()).toEqual([...withoutRequest].sort());
});

it('says of every call that reads or that a key may make how it is done, but of those that are listed', () => {
  const open = routesOf((route) => (route.entry.method === 'get' || mayKeys(route)) && !isDone(nameOf(route))).map(
    nameOf,
  );
  // Whoever finds a way to one of them takes it off the list; nothing is added.
  expect(open.sort()).toEqual([...withoutRunning].sort());
});

it('reads as the examples do: all that the document shows is answered as the document says', async () => {
  const faults: Record<string, string[]> = {};
  for (const route of routesOf(({ entry }) => entry.method === 'get')) {
    const call = nameOf(route);
    if (!isDone(call)) continue;
    const found = await playUntilDone(route, (row) => player.play(call, row));
    if (found.length > 0) faults[call] = found;
  }
  expect(faults).toEqual({});
}, 120_000);

describe('a program', () => {
  it('writes as the examples do, with no other scope than the one that is named, each in a shop of its own', async () => {
    const faults: Record<string, string[]> = {};
    for (const route of routesOf((each) => each.entry.method === 'post' && mayKeys(each))) {
      const call = nameOf(route);
      if (!isDone(call)) continue;
      const found = await playUntilDone(route, (row) => inItsOwn(call, row));
      if (found.length > 0) faults[call] = found;
    }
    expect(faults).toEqual({});
  }, 240_000);

  it('is refused as the document shows where the shop is in no state for it', async () => {
    for (const [call, example] of examples) {
      const route = reading.routes.find((each) => nameOf(each) === call);
      if (!route || example.outcome !== 'refused' || !mayKeys(route)) continue;
      const answered = await inItsOwn(call);
      expect([call, answered.body?.code]).not.toEqual([call, 1]);
      expect([call, answered.status, answered.body?.data?.error]).not.toContain('internal');
    }
  }, 120_000);

  it('needs the key against repeats where the document says so', async () => {
    const keyed = routesOf((route) => route.entry.isOnce === true && mayKeys(route) && isDone(nameOf(route)));
    expect(keyed.length).toBeGreaterThan(2);
    for (const route of keyed) {
      const { isOnce: _, ...entry } = route.entry;
      const { body } = await reading.ask({ ...route, entry }, examples.get(nameOf(route))?.request ?? {});
      expect([nameOf(route), Object.keys(body?.data?.fields ?? {})]).toEqual([nameOf(route), ['Idempotency-Key']]);
    }
  });
});

it('shows no answer that is not as the document says, and nothing that opens anything', () => {
  const faults: Record<string, string[]> = {};
  for (const [path, calls] of Object.entries<object>(document.paths)) {
    for (const [method, { responses }] of Object.entries<AnyOperation>(calls as never)) {
      const { example, schema } = responses[200]?.content?.['application/json'] ?? {};
      const found = example && schema ? misfits(schema, example) : [];
      if (found.length > 0) faults[`${method} ${path}`] = found;
    }
  }
  expect(faults).toEqual({});
  expect(JSON.stringify(document)).not.toMatch(/sfk_\w{6}|whsec_\w{6}|eyJ\w{6}/);
});

type AnyOperation = { responses: Record<number, { content?: Record<string, { example?: unknown; schema?: object }> }> };

async function inItsOwn(call: CallName, row?: number): Promise<Answered> {
  const copy = await shop.copy();
  try {
    return await new Player(copy, examples).play(call, row);
  } finally {
    await copy.close();
  }
}
