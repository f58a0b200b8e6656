import { afterAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { parseInput } from './parse-input.ts';

const test = await createTestApi();
afterAll(() => test.close());

type Schema = z.core.JSONSchema.BaseSchema;

interface TextField {
  /** As an answer names it. */
  path: string;
  /** A body that holds nothing but this value at the field. */
  hold: (value: unknown) => unknown;
}

const branchesOf = ({ anyOf, oneOf }: Schema): Schema[] => (anyOf ?? oneOf ?? []) as Schema[];

/** Free text alone; of a list of choices a wrong one is a wrong choice. */
function isText(schema: Schema): boolean {
  const branches = branchesOf(schema).filter(({ type }) => type !== 'null');
  if (branches.length > 0) return branches.every((each) => isText(each) || each.const === '');
  return schema.type === 'string' && schema.enum === undefined && schema.const === undefined;
}

/** Every field of text that a schema has, also in what stands in it and in lists. */
function textFields(schema: Schema, { path, hold }: TextField = { path: '', hold: (value) => value }): TextField[] {
  if (path !== '' && isText(schema)) return [{ path, hold }];
  const at = (key: string | number, inside: (value: unknown) => unknown): TextField => ({
    path: path === '' ? String(key) : `${path}.${key}`,
    hold: (value) => hold(inside(value)),
  });
  if (schema.oneOf) return branchesOf(schema).flatMap((branch) => textFields(branch, { path, hold }));
  // Which of several shapes was meant nobody can say.
  const [shape, ...others] = branchesOf(schema).filter(({ type }) => type !== 'null');
  if (shape) return others.length === 0 ? textFields(shape, { path, hold }) : [];
  if (schema.items)
    return textFields(
      schema.items as Schema,
      at(0, (value) => [value]),
    );
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const chosen = Object.fromEntries(
    fields.flatMap(([name, field]) => (field.const === undefined ? [] : [[name, field.const]])),
  );
  return fields.flatMap(([name, field]) =>
    textFields(
      field,
      at(name, (value) => ({ ...chosen, [name]: value })),
    ),
  );
}

/** Of the family's clients, or a code that came along: what cannot be read counts as not given, and the call goes on. */
const passedOver = new Set([
  ...['select', 'quickSearch', 'initKey', 'uuid'],
  ...['refreshToken', 'refresh_token', 'recommend_code'],
]);

/** What is no text, and no number or switch that a client may send as text either. */
const wrong: unknown[] = [[], ['text'], {}, { text: 'text' }, 7, 1.5, true];

const faultsOf = (schema: z.ZodType, input: unknown): Record<string, { key: string }> => {
  try {
    parseInput(schema, input);
    return {};
  } catch (error) {
    return (error as { fields: Record<string, { key: string }> }).fields;
  }
};

it('says of every field of text that it takes text where something else is sent', () => {
  let looked = 0;
  const silent = listRoutes(test.api.app).flatMap(({ entry }) =>
    [entry.query, entry.body].flatMap((schema) => {
      if (!schema) return [];
      const fields = textFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
      looked += fields.length;
      return fields
        .filter(({ path }) => !passedOver.has(path))
        .flatMap(({ path, hold }) =>
          wrong.flatMap((value) => {
            const key = faultsOf(schema, hold(value))[path]?.key;
            return key === 'mustBeText' ? [] : [`${entry.path} ${path} ${JSON.stringify(value)}: ${key}`];
          }),
        );
    }),
  );
  expect(silent).toEqual([]);
  expect(looked).toBeGreaterThan(400);
});

it.each<[z.ZodType, unknown, string]>([
  [z.string(), null, 'required'],
  [z.string(), undefined, 'required'],
  [z.string('file'), 1, 'mustBeText'],
  [z.union([z.literal(''), z.email('email')]), undefined, 'required'],
  [z.union([z.literal(''), z.email('email')]), ['a@example.com'], 'mustBeText'],
  [z.union([z.literal(''), z.email('email')]), 'a', 'email'],
  [z.number(), '7', 'mustBeNumber'],
  [z.int('wholeNumber'), [7], 'wholeNumber'],
  [z.boolean('required'), 'yes', 'mustBeSwitch'],
  [z.boolean('required'), undefined, 'required'],
  [z.array(z.string()), 'a', 'mustBeList'],
  [z.object({ a: z.string() }), ['a'], 'mustBeRecord'],
  [z.record(z.string(), z.string()), 'a', 'mustBeRecord'],
])('says what a field takes: %#', (schema, value, key) => {
  expect(faultsOf(z.object({ field: schema }), { field: value })).toMatchObject({ field: { key } });
});
