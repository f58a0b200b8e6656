import { afterAll, expect, it } from '@jest/globals';
import { makeCategory } from '#lib/server/factories/product-factory.ts';
import { openImportDesk } from '#lib/server/http/testing/product-import-for-tests.ts';
import { node } from '#lib/specification/template-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openImportDesk();
await makeCategory(desk.test.ctx.db, 'warned-cards');
afterAll(() => desk.test.close());

const head =
  'Page address,SKU,Name (Chinese),Name (English),Category,Unit,Price (CNY),Min. lead time (working days),Max. lead time (working days),Options';
const fileOf = (...rows: string[]) => [head, ...rows].join('\r\n');
const post = async (path: string, body: object) =>
  (await desk.test.post(`/api/operator/${path}`, body, { ...desk.operator, once: crypto.randomUUID() })).data;
const keysOf = (warnings: AnyData[]) => warnings.map(({ field, key }) => `${field} ${key}`);

it('an import says row by row what customers would miss, before it runs and after', async () => {
  const checked = await desk.check(
    fileOf(
      'warned-a,WA-1,名片,,warned-cards,box,10,1,3,Size=A',
      'warned-a,WA-2,,,,,12,,,Size=B',
      'warned-b,WB,海报,Posters,warned-cards,box,10,1,3,',
      'warned-c,WC,,,warned-cards,box,10,1,3,',
    ),
  );
  expect(checked.counts).toMatchObject({ new: 3, error: 1 });
  const expected = [
    { row: 2, product: 'warned-a', notes: [{ field: 'name_en' }, { field: null }] },
    { row: 4, product: 'warned-b', notes: [{ field: null }, { field: null }] },
  ];
  expect(checked).toMatchObject({ warnings: expected, warned_count: 2 });
  expect(checked.warnings[0].notes[0].text).toMatch(/No English name/);
  expect(await desk.run(checked)).toMatchObject({ status: 'done', warnings: expected, warned_count: 2 });
});

it('a price that a file takes below a tier is warned of, and what it leaves as it is is not', async () => {
  await desk.run(await desk.check(fileOf('warned-d,WD,名片,Cards,warned-cards,box,10,1,3,')));
  const { id, version, form } = await desk.productOf('warned-d');
  const tiers = [{ from_quantity: 10, price: '9.00' }];
  await post('product/save', { id, version, product: { ...form, tiers } });
  const changed = await desk.check('Page address,SKU,Price (CNY)\r\nwarned-d,WD,8');
  expect(changed.warnings[0].notes.map(({ text }: AnyData) => text)).toContainEqual(
    expect.stringMatching(/From 10, .*never applies/),
  );
  expect(await desk.check('Page address,SKU,Price (CNY)\r\nwarned-d,WD,10')).toMatchObject({ warnings: [] });
});

it('publishing answers what customers would miss, also in the steps of what they configure', async () => {
  await desk.run(await desk.check(fileOf('warned-e,WE,名片,Cards,warned-cards,box,10,1,3,')));
  const { id, version, form } = await desk.productOf('warned-e');
  const tiers = [
    { from_qty: 100, amount_in_fen: 30 },
    { from_qty: 500, amount_in_fen: 40 },
  ];
  const { id: _, ...press } = node('boolean', 'press', { price_rule: { type: 'tier', tiers } });
  const limits = { minimum_quantity: 1, automatic_quantity_max: null, unit: null };
  const drafted = await post('specification/save', {
    ...{ product: id, seen: { version_id: null, revision: 0 }, nodes: [press] },
    ...limits,
  });
  const step = 'specification.press.tiers.1 warnSpecTier';
  expect(keysOf(drafted.warnings)).toEqual([step]);
  const { version_id, revision } = drafted;
  expect(keysOf((await post('specification/publish', { version_id, revision })).warnings)).toEqual([step]);
  const { data: info } = await desk.test.get(`/api/operator/specification/info?product=${id}`, desk.operator);
  expect(keysOf(info.warnings)).toEqual([step]);
  const missing = ['texts.en.description warnEnglishDescription', 'pictures warnNoPictures'];
  const fixed = await post('product/publish', { id, version });
  expect(keysOf(fixed.warnings)).toEqual(missing);
  const product = { ...form, pricing: 'configured' };
  const saved = await post('product/save', { id, version: fixed.version, product });
  expect(keysOf(saved.warnings)).toEqual([...missing, step]);
  const again = await post('product/publish', { id, version: saved.version });
  expect(keysOf(again.warnings)).toEqual([...missing, step]);
  expect(keysOf((await desk.productOf('warned-e')).warnings)).toEqual([...missing, step]);
});
