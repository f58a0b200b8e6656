import { expect, it } from '@jest/globals';
import { withDocumentNumber } from './document-number.ts';

it('takes another number when one is taken', async () => {
  const requests: string[] = [];
  const no = await withDocumentNumber('journal', new Date(), async (free) => {
    requests.push(free);
    return requests.length < 3 ? undefined : free;
  });
  expect(requests).toHaveLength(3);
  expect(no).toBe(requests[2]);
  expect(new Set(requests).size).toBe(3);
});

it('gives up when every number is taken', async () => {
  await expect(withDocumentNumber('journal', new Date(), async () => undefined)).rejects.toThrow('no free number');
});
