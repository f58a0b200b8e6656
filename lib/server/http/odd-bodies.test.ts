import { afterAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { gatherPeople, newTokenOf, type Person } from './access/people-for-tests.ts';
import type { Guard } from './scope/guard.ts';
import { listRoutes } from './serve.ts';
import { createTestApi } from './test-api.ts';

const test = await createTestApi();
const people = await gatherPeople(test);
afterAll(() => test.close());

/** JSON that is no record, or no record of anything known. */
const odd: unknown[] = [null, [], [null], [[]], {}, 0, -1.5, true, '', 'text', [1, 'a', { b: null }], { '': null }];

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
}

/** Something of the shape, as far as a schema tells, with `filling` wherever a record would stand deeper than `depth`. */
function shaped(schema: JsonSchema, depth: number, filling: unknown): unknown {
  const [branch] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (branch) return shaped(branch, depth, filling);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (depth === 0) return filling;
  if (schema.items) return [shaped(schema.items, depth - 1, filling)];
  if (!schema.properties) return filling;
  const fields = Object.entries(schema.properties);
  return Object.fromEntries(fields.map(([name, field]) => [name, shaped(field, depth - 1, filling)]));
}

function oddOnes(schema: z.ZodType): unknown[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return [...odd, ...[1, 2, 3, 4].flatMap((depth) => odd.map((filling) => shaped(shape, depth, filling)))];
}

it('has no schema that fails at what it is to judge', () => {
  for (const { entry } of listRoutes(test.api.app)) {
    for (const schema of [entry.query, entry.body]) {
      for (const input of schema ? oddOnes(schema) : []) {
        expect(() => [entry.path, schema?.safeParse(input)]).not.toThrow();
      }
    }
  }
});

/** Somebody whom the guard lets in. */
function whoMay(guard: Guard): Person {
  if (guard === 'public') return 'guest';
  if (guard === 'login') return 'customer';
  if ('store' in guard) return 'store user';
  return JSON.stringify(guard).includes('"operator/') ? 'operator' : 'customer';
}

it('answers every call whose body is no record without a fault of its own', async () => {
  for (const { entry, guard } of listRoutes(test.api.app)) {
    if (!entry.body) continue;
    for (const body of [null, [], 'text', 0]) {
      const token = await newTokenOf(test, people[whoMay(guard)]);
      const headers = { 'content-type': 'application/json', 'ba-user-token': token };
      const request = new Request(`http://shop.test${entry.path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const { status } = await test.api.fetch(request, { remoteAddress: crypto.randomUUID() });
      expect([entry.path, body, status < 500]).toEqual([entry.path, body, true]);
    }
  }
});
