import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { openMovingDesk } from '#lib/server/http/testing/moving-desk-for-tests.ts';
import { csvRow, shopifyFile, wooFile } from '#lib/server/http/testing/moving-files-for-tests.ts';
import { users } from '#lib/server/identity/tables.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openMovingDesk();
afterAll(() => desk.test.close());

const textsOf = ({ problems }: AnyData): string =>
  problems.flatMap(({ notes }: AnyData) => notes.map(({ text }: AnyData) => text)).join('\n');
const userBy = async (email: string) => (await desk.test.ctx.db.select().from(users).where(eq(users.email, email)))[0];

/** What public reports of broken imports tell of files that a spreadsheet has opened and saved. */
describe('products of files that were saved again', () => {
  it('get a SKU where theirs was shortened to a power of ten, and it is said', async () => {
    const found = await desk.bring(
      shopifyFile(
        { Handle: 'ean-one', Title: 'EAN one', 'Variant SKU': '4.00638E+12', 'Variant Price': '1' },
        { Handle: 'ean-two', Title: 'EAN two', 'Variant SKU': '4,00638E+12', 'Variant Price': '2' },
      ),
    );
    expect(found.counts).toMatchObject({ done: 2, error: 0 });
    expect((await desk.productOf('ean-one')).form.variants[0].sku).toBe('ean-one-1');
    expect(textsOf(found)).toContain('SKU: SKU “4.00638E+12” was shortened by a spreadsheet; ean-one-1 is given');
  });

  it.each(['FALSE', 'FALSCH', 'FAUX', 'FALSO', '0', '否'])('stay drafts where published says %s', async (word) => {
    const handle = `draft-${word.toLowerCase().replace('否', 'no')}`;
    await desk.bring(shopifyFile({ Handle: handle, Title: handle, 'Variant Price': '1', Published: word }));
    expect((await desk.productOf(handle)).status).toBe('draft');
  });

  it.each(['TRUE', 'WAHR', 'VRAI', 'VERDADERO'])('are refused as gift cards where that says %s', async (word) => {
    const row = { Handle: `card-${word}`, Title: 'Card', 'Variant Price': '10', 'Gift Card': word };
    expect((await desk.bring(shopifyFile(row))).counts).toMatchObject({ error: 1 });
  });

  it('have names without markup, entities and line breaks', async () => {
    await desk.bring(
      shopifyFile({
        Handle: 'marked',
        Title: '<b>Bread &amp; butter</b>\n<br/>5 &lt; 6 &#8211; caf&eacute;',
        Vendor: 'Mill &amp; Son',
        Type: 'Bread &amp; rolls',
        'Variant Price': '1',
      }),
    );
    const { form } = await desk.productOf('marked');
    expect(form.texts.en.name).toBe('Bread & butter 5 < 6 – café');
    expect(form.specifications[0].value.en).toBe('Mill & Son');
  });

  it('are one where their rows stand apart, in other cases and with blanks', async () => {
    const options = { 'Option1 Name': 'Size', 'Variant Price': '1' };
    const found = await desk.bring(
      shopifyFile(
        { Handle: 'apart', Title: 'Apart', 'Option1 Value': 'S', 'Variant SKU': 'AP-S', ...options },
        { Handle: 'between', Title: 'Between', 'Variant Price': '1' },
        { Handle: ' Apart ', 'Option1 Value': 'L', 'Variant SKU': 'AP-L', 'Variant Price': '2' },
      ),
    );
    expect(found).toMatchObject({ item_count: 2, counts: { done: 2 } });
    expect((await desk.productOf('apart')).form.variants.map(({ sku }: AnyData) => sku)).toEqual(['AP-S', 'AP-L']);
  });

  it('have as many variants as there are, options that are empty between others, and pieces and weights with commas', async () => {
    const rows = Array.from({ length: 150 }, (_, n) => ({
      Handle: 'wide',
      ...(n === 0 && { Title: 'Wide', 'Option1 Name': 'Number', 'Option2 Name': '', 'Option3 Name': 'Side' }),
      'Option1 Value': `No ${n % 15}`,
      'Option2 Value': '',
      'Option3 Value': `side ${Math.floor(n / 15)}`,
      'Variant SKU': `WIDE-${n}`,
      'Variant Price': '1,50',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '12,0',
      'Variant Grams': '500,0',
    }));
    const found = await desk.bring(shopifyFile(...rows));
    expect([found.counts.done, textsOf(found)]).toEqual([1, '']);
    const { form } = await desk.productOf('wide');
    expect(form.variants.length).toBe(150);
    expect(form.variants[0]).toMatchObject({ price: '1.50', stock: 12 });
    expect(form.options.map(({ name }: AnyData) => name.en)).toEqual(['Number', 'Side']);
    expect(form.specifications.map(({ value }: AnyData) => value.en)).toEqual(['500 g']);
  });

  it('of WooCommerce lose the apostrophe that its exporter puts before signs, and count sales by any day', async () => {
    const brought = await desk.bring(
      wooFile({
        ID: 900,
        Type: 'simple',
        SKU: "'-MINUS",
        Name: "'-50% rest &#8211; nails",
        Published: '1.0',
        'Regular price': '10',
        'Sale price': '5',
        'Date sale price starts': '01.01.2020',
        'Date sale price ends': '31/12/2020',
        Categories: 'Nails &amp; screws',
      }),
    );
    expect(brought.counts.done).toBe(1);
    expect(textsOf(brought)).toContain('The sale isn’t running now');
    const found = await desk.productOf('50-rest-nails');
    expect(found).toMatchObject({ status: 'published', form: { variants: [{ price: '10.00' }] } });
    expect(found.form.texts.en.name).toBe('-50% rest – nails');
  });
});

describe('people of files that were saved again', () => {
  const head = 'Customer ID,First Name,Last Name,Email,Default Address Address1,Default Address Phone,Phone';
  const file = (...rows: string[]) => [head, ...rows].join('\n');

  it('are told apart where their ids were shortened to the same power of ten', async () => {
    const one = file(csvRow('6.1E+12', 'Ann', 'One', 'ann.one@example.com', '', '', ''));
    const two = file(csvRow('6.1E+12', 'Ben', 'Two', 'ben.two@example.com', '', '', ''));
    expect((await desk.bring(one)).counts).toMatchObject({ done: 1 });
    expect((await desk.bring(two)).counts).toMatchObject({ done: 1 });
    expect(await userBy('ben.two@example.com')).toMatchObject({ nickname: 'Ben Two' });
    expect((await desk.bring(two)).counts).toMatchObject({ unchanged: 1 });
  });

  it('keep the days that a spreadsheet has turned round', async () => {
    const users3 = ['id,username,nickname,email,money,score,birthday,join_time'];
    users3.push(csvRow(3001, 'turned1', 'T', 'turned1@example.com', 0, 0, '1990/1/5', '25/12/2020 10:00'));
    users3.push(csvRow(3002, 'turned2', 'T', 'turned2@example.com', 0, 0, '0000-00-00', '44190.4'));
    expect((await desk.bring(users3.join('\n'))).counts).toMatchObject({ done: 2 });
    const [first, second] = [await userBy('turned1@example.com'), await userBy('turned2@example.com')];
    expect(first).toMatchObject({ birthday: '1990-01-05' });
    expect(first?.joinedAt.toISOString()).toBe('2020-12-25T02:00:00.000Z');
    expect(second?.birthday).toBeNull();
    expect(second?.joinedAt.toISOString().slice(0, 10)).toBe('2020-12-25');
  });

  it('have names without markup and entities', async () => {
    await desk.bring(file(csvRow("'77", 'Andr&eacute;', '<i>Lee</i>', 'marked.name@example.com', '', '', '')));
    expect((await userBy('marked.name@example.com'))?.nickname).toBe('André Lee');
  });
});
