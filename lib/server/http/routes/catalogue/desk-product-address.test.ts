import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openProductDesk } from '#lib/server/http/testing/product-desk-for-tests.ts';
import { productFormOf, variantOf } from '#lib/server/http/testing/product-forms-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openProductDesk();
beforeEach(() => desk.nextSlug());
afterAll(() => desk.close());

let made = 0;
const create = async (slug: string): Promise<number> => {
  made += 1;
  const answer = await desk.save(productFormOf(slug, desk.categoryId, { variants: [variantOf(`SKU-${made}`)] }));
  expect([answer.msg, answer.code]).toEqual([answer.msg, 1]);
  return answer.data.id;
};
const publish = async (id: number) => desk.publish(await desk.info(id));
const rename = async (id: number, slug: string) => desk.saveAgain(await desk.info(id), { slug });
const shown = async (slug: string): Promise<AnyData> => (await desk.test.get(`/api/product/info?slug=${slug}`)).data;
const names = (...letters: string[]) => letters.map((letter) => `${desk.slug}-${letter}`);

describe('a product whose address changes', () => {
  it('is found by each address it had, and says the one it has', async () => {
    const [a = '', b = '', c = ''] = names('a', 'b', 'c');
    const id = await create(a);
    await publish(id);
    await rename(id, b);
    await rename(id, c);
    for (const slug of [a, b, c]) expect(await shown(slug)).toMatchObject({ id, slug: c });
    await rename(id, a);
    for (const slug of [a, b, c]) expect(await shown(slug)).toMatchObject({ id, slug: a });
  });

  it('loses an address of before to whoever takes it', async () => {
    const [a = '', b = ''] = names('a', 'b');
    const id = await create(a);
    await publish(id);
    await rename(id, b);
    const other = await create(a);
    expect(await shown(a)).toMatchObject({ error: 'not_found' });
    await publish(other);
    expect(await shown(a)).toMatchObject({ id: other });
    await rename(other, `${a}-2`);
    expect(await shown(a)).toMatchObject({ id: other, slug: `${a}-2` });
    expect(await shown(b)).toMatchObject({ id });
  });

  it('keeps none that nobody could know, and none while it is out of the shop', async () => {
    const [a = '', b = '', c = ''] = names('a', 'b', 'c');
    const id = await create(a);
    await rename(id, b);
    await publish(id);
    expect(await shown(a)).toMatchObject({ error: 'not_found' });
    await rename(id, c);
    await desk.call('archive', { id, version: (await desk.info(id)).version });
    expect(await shown(b)).toMatchObject({ error: 'not_found' });
  });

  it('leaves it free of copies, which would take it away', async () => {
    const [a = ''] = names('a');
    const id = await create(`${a}-2`);
    await publish(id);
    await rename(id, a);
    const { data } = await desk.call('duplicate', { id });
    expect((await desk.info(data.id)).form.slug).toBe(`${a}-3`);
  });
});

describe('a category whose name in addresses changes', () => {
  const texts = { 'zh-cn': { name: '分类', description: '' }, en: { name: 'Category', description: '' } };
  const save = async (slug: string, which: object = { parent_id: null }): Promise<number> => {
    const answer = await askAs(desk.test, desk.operator, 'post /api/operator/category/save', { texts, slug, ...which });
    expect([answer.msg, answer.code]).toEqual([answer.msg, 1]);
    return answer.data.id;
  };
  const listed = async (slug: string): Promise<AnyData> =>
    (await desk.test.get(`/api/product/list?category=${slug}`)).data.category ?? null;

  it('is found by each that it had, until another takes it', async () => {
    const [a = '', b = '', c = ''] = names('x', 'y', 'z');
    const id = await save(a);
    await save(b, { id, version: 1 });
    await save(c, { id, version: 2 });
    for (const slug of [a, b, c]) expect(await listed(slug)).toMatchObject({ id, slug: c });
    const other = await save(a);
    expect(await listed(a)).toMatchObject({ id: other });
    expect(await listed(b)).toMatchObject({ id });
  });
});
