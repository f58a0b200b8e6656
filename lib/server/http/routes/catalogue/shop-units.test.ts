import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { unitNames } from '#lib/contract/catalogue/shop-records.ts';
import { products } from '#lib/server/catalogue/tables.ts';
import { openProductDesk } from '#lib/server/http/testing/product-desk-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openProductDesk();
beforeEach(() => desk.nextSlug());
afterAll(() => desk.close());

describe('units', () => {
  it('are those of every shop and its own, named in the language of the reader', async () => {
    const namesIn = async (locale: 'zh-cn' | 'en') => {
      const { data } = await desk.test.get('/api/product/units', { locale });
      return new Map<string, string>(data.list.map(({ unit, name }: AnyData) => [unit, name]));
    };
    const [chinese, english] = [await namesIn('zh-cn'), await namesIn('en')];
    expect([...chinese.keys()]).toEqual(expect.arrayContaining([...unitNames, '箱/carton/cartons', '本/copy/copies']));
    expect([chinese.get('box'), english.get('box')]).toEqual(['盒', 'box']);
    expect([chinese.get('箱/carton/cartons'), english.get('箱/carton/cartons')]).toEqual(['箱', 'carton']);
  });

  it('of the shop are what a product may be sold by; others are refused at their field', async () => {
    const { id, version, form } = await desk.create({ unit: '箱/carton/cartons' });
    expect(form.unit).toBe('箱/carton/cartons');
    const refused = await desk.save(desk.form({ unit: '令/ream/reams', slug: `${desk.slug}-2` }));
    expect(refused.data.fields['product.unit']).toMatch(/\S/);
    const wrong = await desk.save(desk.form({ unit: 'crate', slug: `${desk.slug}-3` }));
    expect(wrong.data.fields['product.unit']).toMatch(/\S/);
    // What has one that is not offered any more keeps it.
    await desk.test.ctx.db.update(products).set({ unit: '令/ream/reams' }).where(eq(products.id, id));
    const kept = await desk.save({ ...form, unit: '令/ream/reams' }, { id, version });
    expect(kept.code).toBe(1);
  });

  it('are named in lists and suggestions, for one and for several', async () => {
    const read = await desk.create({ unit: '瓶/bottle/bottles', minimum_quantity: 6 });
    expect((await desk.publish(read)).code).toBe(1);
    const { data } = await desk.test.get(`/api/product/info?slug=${read.form.slug}`);
    expect(data.unit).toBe('瓶/bottle/bottles');
    const { data: found } = await desk.test.get('/api/product/suggest?search=商品', { locale: 'en' });
    expect(found.list.map(({ unit }: AnyData) => unit)).toContain('bottle');
  });

  it('are a setting of whole lines: what is added is offered at once, what is taken away is not', async () => {
    const { data } = await desk.test.get('/api/operator/settings/see', desk.operator);
    const { value } = data.list.find(({ key }: AnyData) => key === 'catalogue.units');
    const change = (before: string[], after: string[]) =>
      askAs(desk.test, desk.operator, 'post /api/operator/settings/save', {
        changes: [{ key: 'catalogue.units', before, value: after }],
      });
    expect((await change(value, ['令'])).data.fields).toHaveProperty(['catalogue.units']);
    expect((await change(value, ['令/ream/reams'])).code).toBe(1);
    const { data: units } = await desk.test.get('/api/product/units');
    expect(units.list.map(({ unit }: AnyData) => unit)).toEqual([...unitNames, '令/ream/reams']);
    expect((await desk.save(desk.form({ unit: '令/ream/reams' }))).code).toBe(1);
  });
});
