import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

it('makes ids that the server takes as UUIDs, each another one', () => {
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
