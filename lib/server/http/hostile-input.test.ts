import { afterAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { createTestUser, signIn } from '../factories/factories.ts';
import { listRoutes, type RegisteredRoute } from './serve.ts';
import { createTestApi } from './test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

/** Values that have broken programs before, beside anything at all. */
const awkward = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>',
    '1e999',
    '-1',
  ),
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300, [], {}, [null], '1'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
}

/** Names of a schema's fields; where a field takes listed values they are tried too, or nothing behind them is reached. */
function fieldsOf(schema: z.ZodType | undefined): Map<string, fc.Arbitrary<unknown>> {
  const fields = new Map<string, fc.Arbitrary<unknown>>();
  const visit = (node: JsonSchema): void => {
    for (const branch of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) visit(branch);
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      const listed = field.enum ?? (field.const === undefined ? [] : [field.const]);
      const known = fields.get(name) ?? awkward;
      fields.set(name, listed.length > 0 ? fc.oneof(known, fc.constantFrom(...listed)) : known);
    }
  };
  if (schema) visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  return fields;
}

function inputOf(schema: z.ZodType | undefined): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(fieldsOf(schema)), { requiredKeys: [] }) as fc.Arbitrary<Record<string, unknown>>;
}

async function call({ entry }: RegisteredRoute, input: Record<string, unknown>, token: string) {
  const headers = { 'ba-user-token': token, 'content-type': 'application/json' };
  const query = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const address = `http://shop.test${entry.path}`;
  const request =
    entry.method === 'get'
      ? new Request(`${address}?${new URLSearchParams(query as [string, string][])}`, { headers })
      : new Request(address, { method: 'POST', headers, body: JSON.stringify(input) });
  const answer = await test.api.fetch(request, { remoteAddress: crypto.randomUUID() });
  // What was done may have been the end of the session.
  const isMaybeOver = entry.method === 'post' && /^\{"code":(1|303|409),/.test(await answer.text());
  return { status: answer.status, isMaybeOver };
}

it('answers whatever is sent to any call without a fault of its own', async () => {
  const { id } = await createTestUser(test.ctx);
  let token = '';
  for (const route of listRoutes(test.api.app)) {
    const { query, body, path } = route.entry;
    let isForGuests = true;
    await fc.assert(
      fc.asyncProperty(inputOf(route.entry.method === 'get' ? query : body), async (input) => {
        if (token === '') token = (await signIn(test.ctx, id)).token;
        for (const asker of isForGuests ? ['', token] : [token]) {
          const { status, isMaybeOver } = await call(route, input, asker);
          expect([path, status < 500]).toEqual([path, true]);
          if (asker !== '' && isMaybeOver) token = '';
        }
        // Elsewhere a guest gets no further than the guard, whatever is sent.
        isForGuests = route.guard === 'public';
      }),
      { numRuns: 15, seed: 2026 },
    );
  }
});
