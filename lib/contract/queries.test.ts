import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { readEntries } from './entries-for-tests.ts';

/** Values that only free text can mean. */
const nonsense = ['nonsense §', '-1.5', '99999999999999999999', '2026-13-45', '{}'];

/** By the family's contract these go on without it: a select that is filled, and whether a guest is sent to the login. */
const byFamily = new Set(['select', 'quickSearch', 'page', 'initKey', 'initValue', 'uuid', 'requiredLogin']);
/** Records that cannot be are not found. */
const notFoundInstead = new Set(['get /api/product/info id', 'get /api/service/info id']);

const isSame = (given: string, read: unknown) =>
  read === given || read === given.trim() || JSON.stringify(read) === JSON.stringify([given]) || String(read) === given;

it('replaces nothing in a query that it does not understand: it is taken as it stands, or refused', async () => {
  const replaced = (await readEntries()).flatMap(({ method, path, query }) => {
    const shape: Record<string, z.ZodType> = query instanceof z.ZodObject ? query.shape : {};
    const isLookup = 'initValue' in shape;
    return Object.entries(shape).flatMap(([name, field]) =>
      nonsense
        .filter((value) => {
          const { success, data } = field.safeParse(value);
          return success && !isSame(value, data);
        })
        .map((value) => `${method} ${path} ${name}=${value}`)
        .filter(
          (line) =>
            !(isLookup && byFamily.has(name)) &&
            name !== 'requiredLogin' &&
            !notFoundInstead.has(line.split('=')[0] ?? ''),
        ),
    );
  });
  expect(replaced).toEqual([]);
});
