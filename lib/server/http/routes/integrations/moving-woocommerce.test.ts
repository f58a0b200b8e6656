import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openMovingDesk } from '#lib/server/http/testing/moving-desk-for-tests.ts';
import { tools, wooFile } from '#lib/server/http/testing/moving-files-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openMovingDesk();
afterAll(() => desk.test.close());

const textsOf = ({ problems }: AnyData): string[] =>
  problems.flatMap(({ notes }: AnyData) => notes.map(({ text }: AnyData) => text));

describe('products of WooCommerce', () => {
  it('have their variations by number and by SKU, attributes as options and facts, and categories by their path', async () => {
    const found = await desk.bring(tools());
    expect(found).toMatchObject({ source: 'woocommerce_products', item_count: 4, counts: { done: 2, error: 2 } });
    const hammer = await desk.productOf('claw-hammer');
    expect(hammer.form.texts.en).toMatchObject({
      summary: 'For nails',
      description: '<p>One line</p><p>and another</p>',
      keywords: 'steel wood, oiled',
    });
    expect(hammer.form.options.map(({ name, values }: AnyData) => [name.en, values.length])).toEqual([['Length', 2]]);
    expect(hammer.form.variants).toMatchObject([
      { sku: 'HAM-30', price: '79.50', list_price: '89.00', stock: 7 },
      { sku: 'claw-hammer-2', price: '99.00', stock: 0 },
    ]);
    expect(hammer.form.specifications.map(({ label, value }: AnyData) => [label.en, value.en])).toEqual([
      ['Brand', 'Anvil'],
      ['Handle', 'Ash'],
      ['Weight', '0.9 kg'],
    ]);
    const { rows } = await desk.test.ctx.db.execute<{ path: string }>(
      sql`select string_agg(t.name, ' > ' order by array_position(c.path, t.category_id)) as path from categories c
        join category_texts t on t.category_id = any(c.path) and t.locale = 'en' where c.id = ${hammer.form.category_id}`,
    );
    expect(rows[0]?.path).toBe('Hand tools > Hammers');
    expect(await desk.productOf('gong-ju-tu-zhi')).toMatchObject({ status: 'draft', form: { fulfilment: 'digital' } });
    expect(textsOf(found).join('\n')).toContain('isn’t in the file');
    expect((await desk.bring(tools())).counts).toMatchObject({ unchanged: 2, error: 2 });
  });

  it('two of one name get two addresses, and a variation of any value is made of all', async () => {
    const found = await desk.bring(
      wooFile(
        { ID: 1, Type: 'simple', Name: 'Nail', Published: 1, 'Regular price': '1' },
        { ID: 2, Type: 'simple', Name: 'Nail', Published: 1, 'Regular price': '2' },
        {
          ID: 3,
          Type: 'variable',
          Name: 'Rope',
          Published: 1,
          'Attribute 1 name': 'Colour',
          'Attribute 1 value(s)': 'Red, Blue',
          'Attribute 2 name': 'Length',
          'Attribute 2 value(s)': '1 m, 2 m',
        },
        {
          ID: 4,
          Type: 'variation',
          SKU: 'ROPE',
          Parent: 'id:3',
          'Regular price': '3',
          'Attribute 1 name': 'Colour',
          'Attribute 2 name': 'Length',
          'Attribute 2 value(s)': '1 m',
        },
        {
          ID: 5,
          Type: 'variation',
          SKU: 'ROPE2',
          Parent: 'id:3',
          'Regular price': '4',
          'Attribute 1 name': 'Colour',
          'Attribute 1 value(s)': 'Red',
          'Attribute 2 value(s)': '2 m',
        },
      ),
    );
    expect(found.counts).toMatchObject({ done: 3 });
    expect([
      (await desk.productOf('nail')).form.variants[0].price,
      (await desk.productOf('nail-2')).form.variants[0].price,
    ]).toEqual(['1.00', '2.00']);
    expect((await desk.productOf('rope')).form.variants.map(({ sku }: AnyData) => sku)).toEqual([
      'ROPE',
      'ROPE-2',
      'ROPE2',
    ]);
  });
});
