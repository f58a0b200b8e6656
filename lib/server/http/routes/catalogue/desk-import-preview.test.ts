import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { categories, categoryTexts } from '#lib/server/catalogue/tables.ts';
import { makeCategory } from '#lib/server/factories/product-factory.ts';
import { openImportDesk } from '#lib/server/http/testing/product-import-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const ids: Record<string, number> = {};

/** A category with its names, perhaps below another. */
async function named(slug: string, [zh, en]: [string, string], parent?: string): Promise<void> {
  const { db } = desk.test.ctx;
  const id = await makeCategory(db, slug);
  ids[slug] = id;
  const path = parent === undefined ? [id] : [ids[parent] ?? 0, id];
  await db
    .update(categories)
    .set({ path, parentId: parent === undefined ? null : (ids[parent] ?? 0) })
    .where(eq(categories.id, id));
  await db.delete(categoryTexts).where(eq(categoryTexts.categoryId, id));
  await db.insert(categoryTexts).values([
    { categoryId: id, locale: 'zh-cn', name: zh },
    { categoryId: id, locale: 'en', name: en },
  ]);
}

const desk = await openImportDesk();
await named('printing', ['印刷', 'Printing']);
await named('signage', ['标识', 'Signage']);
await named('business-cards', ['名片', 'Business Cards'], 'printing');
await named('posters', ['海报', 'Posters'], 'printing');
await named('sign-posters', ['海报', 'Display posters'], 'signage');
afterAll(() => desk.test.close());

const head =
  'Page address,SKU,Name (Chinese),Category,Unit,Price (CNY),Min. lead time (working days),Max. lead time (working days),Stock,Options';
const fileOf = (...rows: string[]) => [head, ...rows].join('\r\n');
let count = 0;
const newSlug = () => `previewed-${++count}`;

describe('a category in a file', () => {
  it.each([
    ['its name in Chinese', '名片'],
    ['its name in English, however it is written', ' business  cards '],
    ['its address', 'business-cards'],
    ['the path of its names', 'Printing / Business Cards'],
    ['a path with wide signs', '印刷＞名片'],
  ])('is taken by %s', async (_, text) => {
    const slug = newSlug();
    const checked = await desk.check(fileOf(`${slug},${slug}-A,名,${text},box,1,1,3,`));
    expect(checked.faults).toEqual([]);
    await desk.run(checked);
    expect((await desk.productOf(slug)).form.category_id).toBe(ids['business-cards']);
  });

  it('that several are called like is refused, with those it may mean; with more of the path it is taken', async () => {
    const slug = newSlug();
    const checked = await desk.check(fileOf(`${slug},${slug}-A,名,海报,box,1,1,3,`));
    const [{ errors }] = checked.faults;
    expect(errors).toMatchObject([{ field: 'category' }]);
    for (const candidate of ['印刷 / 海报 (posters)', '标识 / 海报 (sign-posters)'])
      expect(errors[0].text).toContain(candidate);
    expect((await desk.check(fileOf(`${slug},${slug}-A,名,标识/海报,box,1,1,3,`))).faults).toEqual([]);
    expect((await desk.check(fileOf(`${slug},${slug}-A,名,Display posters,box,1,1,3,`))).faults).toEqual([]);
  });
});

describe('the check of a file', () => {
  it('says what changes of a product that is there, from what to what, in the reader’s words', async () => {
    const slug = newSlug();
    const whole = fileOf(`${slug},${slug}-A,旧名,名片,box,12.5,1,3,7,Size=A4`, `${slug},${slug}-B,,,,15,,,,Size=A5`);
    const first = await desk.check(whole);
    expect(first.changes).toEqual([]);
    await desk.run(first);
    expect((await desk.check(whole)).changes).toEqual([]);
    const checked = await desk.check(
      fileOf(`${slug},${slug}-A,新名,posters,pack,12.5,1,5,-`, `${slug},${slug}-B,,,,16.00,,,`).replace(
        'Posters / x',
        'posters',
      ),
    );
    const fieldsOf = (n: number) => checked.changes.find(({ row }: AnyData) => row === n)?.fields;
    expect(checked.changes.map(({ product }: AnyData) => product)).toEqual([slug, slug]);
    expect(fieldsOf(2)).toEqual([
      { field: 'name_zh', from: '旧名', to: '新名' },
      { field: 'category', from: 'Printing / Business Cards', to: 'Printing / Posters' },
      { field: 'unit', from: 'box', to: 'pack' },
      { field: 'lead_days_max', from: '3', to: '5' },
      { field: 'stock', from: '7', to: '' },
    ]);
    expect(fieldsOf(3)).toEqual([{ field: 'price', from: '15.00', to: '16.00' }]);
    const done = await desk.run(checked);
    expect(done.changes).toEqual(checked.changes);
  });
});
