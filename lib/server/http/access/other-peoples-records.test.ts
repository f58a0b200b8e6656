import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { rateLimits } from '../../db/tables.ts';
import { createTestUser, signIn } from '../../factories/factories.ts';
import { createTestStore } from '../../factories/store-factories.ts';
import { updateSettings } from '../../site/index.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { giveFolder } from '../uploads/uploads-for-tests.ts';
import { askAs } from './ask-as-for-tests.ts';
import { digestDatabase } from './database-digest-for-tests.ts';
import { namesOfNobody } from './names-of-nobody-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';
import { ownedRecords } from './owned-records-for-tests.ts';

const test = await createTestApi();
await giveFolder(test);
test.ctx.env.PAYMENT_SANDBOX = true;
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
afterAll(() => test.close());

type Kind = 'customer' | 'store user' | 'operator';

async function newPerson(kind: Kind): Promise<Asker> {
  const { ctx } = test;
  const isStore = kind === 'store user';
  const user = isStore ? (await createTestStore(ctx)).owner : await createTestUser(ctx, { group: kind });
  return { id: user.id, token: (await signIn(ctx, user.id)).token };
}

/** A stranger to every record: nobody's question changes anything, which each test looks at, so one of a kind may ask for all. */
const everybodysStrangers = new Map<Kind, Promise<Asker>>();

/** One of their own for a record whose question takes more of them than a name. */
async function strangerTo({ rest }: OwnedRecord, kind: Kind): Promise<Asker> {
  if (rest) return newPerson(kind);
  const known = everybodysStrangers.get(kind) ?? newPerson(kind);
  everybodysStrangers.set(kind, known);
  // Of one account a call takes so many.
  await test.ctx.db.delete(rateLimits);
  return known;
}

/** The names of fields that a schema takes. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  const found = new Set<string>();
  const visit = (node: z.core.JSONSchema.BaseSchema): void => {
    for (const branch of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) visit(branch as z.core.JSONSchema.BaseSchema);
    for (const name of Object.keys(node.properties ?? {})) found.add(name);
  };
  if (schema) visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...found];
}

const namesSomething =
  /^(?:.+_)?(?:id|ids|no|uid)$|token$|^(?:orders|ticket|file|licence|logo|avatar|attachment|initValue)$/i;

it('knows of every field that names a record whose record that is', () => {
  const known = ownedRecords.map(({ call, field }) => `${call} ${field}`);
  const fields = listRoutes(test.api.app).flatMap(({ entry: { method, path, query, body } }) =>
    [...fieldsOf(query), ...fieldsOf(body)].map((name) => ({ name, at: `${method} ${path} ${name}` })),
  );
  const naming = fields.filter(({ name }) => namesSomething.test(name)).map(({ at }) => at);
  expect([...known, ...Object.keys(namesOfNobody)].sort()).toEqual([...naming].sort());
});

/** The answer without the second it was made in. */
async function answerTo(record: OwnedRecord, asker: Asker, name: string | number, rest: object): Promise<string> {
  const { time, ...answer } = await askAs(test, asker, record.call, { ...rest, [record.field]: name });
  expect(time).toBeGreaterThan(0);
  return JSON.stringify(answer);
}

/** Who asks for what is somebody else's, by whose it is. */
type Askers = readonly [owner: Kind, askers: readonly Kind[]];
const strangers: Askers[] = [
  ['customer', ['customer', 'store user', 'operator']],
  ['store user', ['store user', 'customer']],
];

/** Between people who may ask at all. */
function askersOf({ isForOperators, isForStores }: OwnedRecord): Askers[] {
  if (isForOperators) return [['operator', ['operator']]];
  return isForStores ? [['store user', ['store user']]] : strangers;
}

describe.each(ownedRecords)('$call by its $field', (record) => {
  // Nobody's question changes anything, so all of them are about one record, and its owner is the last to ask.
  describe.each(askersOf(record))('of a %s', (ownerKind, askerKinds) => {
    let owner: Asker;
    let own: string | number;
    beforeAll(async () => {
      owner = await newPerson(ownerKind);
      own = await record.make(test, owner);
    });

    it.each(askerKinds)('is no more than a missing one to another %s', async (askerKind) => {
      const asker = await strangerTo(record, askerKind);
      const rest = (await record.rest?.(test, asker)) ?? {};
      const before = await digestDatabase(test.ctx.db);
      const foreign = await answerTo(record, asker, own, rest);
      const missing = await answerTo(record, asker, record.missing(own), rest);
      expect(foreign).toBe(missing);
      expect(foreign).not.toContain('too_many_requests');
      expect(await digestDatabase(test.ctx.db)).toEqual(before);
    });

    // Some calls are for customers alone who have no store yet: it is asked for where the first of the table is at home.
    if (ownerKind === askersOf(record)[0]?.[0])
      it('is there for its owner', async () => {
        const rest = (await record.rest?.(test, owner)) ?? {};
        const missing = await answerTo(record, owner, record.missing(own), rest);
        const found = await answerTo(record, owner, own, rest);
        expect(JSON.parse(found)).toMatchObject({ code: 1 });
        expect(found).not.toBe(missing);
      });
  });
});
