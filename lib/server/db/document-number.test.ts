import { expect, it } from '@jest/globals';
import { withDocumentNumber } from './document-number.ts';

it('takes another number when one is taken', async () => {
  const asked: string[] = [];
  const no = await withDocumentNumber('journal', new Date(), async (free) => {
    asked.push(free);
    return asked.length < 3 ? undefined : free;
  });
  expect(asked).toHaveLength(3);
  expect(no).toBe(asked[2]);
  expect(new Set(asked).size).toBe(3);
});

it('gives up when every number is taken', async () => {
  await expect(withDocumentNumber('journal', new Date(), async () => undefined)).rejects.toThrow('no free number');
});
