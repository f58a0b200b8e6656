import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { products } from '#lib/server/catalogue/tables.ts';
import { makeCategory } from '#lib/server/factories/product-factory.ts';
import { openImportDesk } from '#lib/server/http/testing/product-import-for-tests.ts';

const desk = await openImportDesk();
await makeCategory(desk.test.ctx.db, 'cards');
afterAll(() => desk.test.close());

const head =
  'Page address,SKU,Name (Chinese),Category,Unit,Price (CNY),Min. lead time (working days),Max. lead time (working days)';
const fileOf = (...rows: string[]) => [head, ...rows].join('\r\n');
const [one, two, other] = ['boxed-1', 'boxed-2', 'boxed-3'];

describe('a file of products', () => {
  it('takes units of the shop by either word, and says at its row where an unknown one is added', async () => {
    const checked = await desk.check(
      fileOf(
        `${one},${one}-A,纸箱,cards,箱,12.5,1,3`,
        `${two},${two}-A,纸箱,cards,Cartons,12.5,1,3`,
        `${other},${other}-A,纸箱,cards,打包,12.5,1,3`,
      ),
    );
    expect(checked).toMatchObject({ counts: { new: 2, error: 1 } });
    expect(checked.faults).toMatchObject([
      { row: 4, errors: [{ field: 'unit', text: expect.stringContaining('打包') }] },
    ]);
    expect(checked.faults[0].errors[0].text).toMatch(/Product units|商品单位/);
    await desk.run(checked);
    for (const slug of [one, two]) expect((await desk.productOf(slug)).form.unit).toBe('箱/carton/cartons');
    // A unit that is not offered any more stays with what has it.
    const { db } = desk.test.ctx;
    await db.update(products).set({ unit: '令/ream/reams' }).where(eq(products.slug, one));
    const again = await desk.check(fileOf(`${one},${one}-A,纸箱二,cards,令,12.5,1,3`));
    expect(again).toMatchObject({ counts: { update: 1, error: 0 } });
  });
});
