import { afterAll, expect, it } from '@jest/globals';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const ask = async (query: string) => (await test.get(`/api/ajax/area${query}`, { locale: 'zh-cn' })).data;

it('lists all provinces of the mainland, and every one of their cities with its districts', async () => {
  const provinces = await ask('');
  expect(provinces).toHaveLength(31);
  for (const province of provinces) {
    const cities = await ask(`?province=${province.value}`);
    expect([province.label, cities.length > 0]).toEqual([province.label, true]);
    const districts = await Promise.all(
      cities.map(({ value }: { value: number }) => ask(`?province=${province.value}&city=${value}`)),
    );
    expect(districts.filter((list) => list.length === 0)).toEqual([]);
  }
});

it('knows the counties made last, at the end of 2024', async () => {
  const labels = (await ask('?province=650000&city=653200')).map(({ label }: { label: string }) => label);
  expect(labels).toEqual(expect.arrayContaining(['和安县', '和康县']));
});

it('names the edition for pages to show, beside the list and not in it', async () => {
  expect((await test.get('/api/ajax/areaVersion')).data).toEqual({
    source: '@vant/area-data',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect(Object.keys((await ask(''))[0])).toEqual(['value', 'label']);
});
