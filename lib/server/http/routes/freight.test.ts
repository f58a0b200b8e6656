import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { productFreight } from '#lib/contract/freight.ts';
import { updateSettings } from '../../site/index.ts';
import { createTestApi, type TestApi } from '../test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

it('tells everybody what sending costs, as it stands', async () => {
  const { data } = await test.get('/api/product/freight');
  expect(productFreight.data.parse(data)).toEqual(data);
  await updateSettings(test.ctx, { 'shipping.baseFen': 1550, 'shipping.transitDays': 3 });
  expect((await test.get('/api/product/freight')).data).toMatchObject({
    base: '15.50',
    free_from: '299.00',
    transit_days: 3,
  });
});
