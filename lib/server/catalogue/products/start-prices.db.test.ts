import { afterAll, beforeEach, expect, it } from '@jest/globals';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import { node } from '#lib/specification/template-for-tests.ts';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import type { Actor } from '../../kernel/actor.ts';
import { readCards } from '../listing/to-card.ts';
import { editSpecificationsNode } from '../nodes.ts';
import { publishTemplateVersion } from '../specification/publish-template-version.ts';
import { retireTemplateVersion } from '../specification/retire-template-version.ts';
import { saveTemplateDraft } from '../specification/save-template-draft.ts';
import type { TemplateOwner } from '../specification/specification-repository.ts';

const operator: Actor = { kind: 'member', userId: 1, sessionId: 's', nodes: new Set([editSpecificationsNode]) };

let categoryId: number;
let productId: number;
let count = 0;
const test = await createTestContext();
beforeEach(async () => {
  count += 1;
  categoryId = await makeCategory(test.ctx.db, `print-${count}`);
  productId = await makeProduct(test.ctx.db, { slug: `card-${count}`, categoryId, unit: 'box' });
});
afterAll(() => test.close());

const card = async () => (await readCards(test.ctx.db, [productId], 'en'))[0];
const priced = (amount: number): SpecNode[] => [
  node('group', 'all', { price_rule: { type: 'formula', expression: `5000 + qty × ${amount}` } }),
];

async function publish(owner: TemplateOwner, nodes: SpecNode[], minimumQuantity = 50): Promise<number> {
  const draft = { owner, minimumQuantity, automaticQuantityMax: null, nodes: nodes.map(({ id, ...rest }) => rest) };
  const { id } = await saveTemplateDraft(test.ctx, operator, draft);
  await publishTemplateVersion(test.ctx, operator, { id });
  return id;
}

it('of what is configured is what its smallest order costs, and a piece of that in lists', async () => {
  await publish({ productId }, priced(100));
  expect(await card()).toMatchObject({
    start: { amount: '100.00', quantity: 50, unit: 'box' },
    price: '2.00',
    is_price_from: true,
    list_price: null,
  });
});

it('follows what is published and is gone with it', async () => {
  const before = await card();
  await publish({ productId }, priced(100));
  const id = await publish({ productId }, priced(300), 10);
  expect((await card())?.start).toEqual({ amount: '80.00', quantity: 10, unit: 'box' });
  await retireTemplateVersion(test.ctx, operator, id);
  expect(await card()).toEqual({ ...before, start: null });
});

it('comes from the category where the product has no specification of its own', async () => {
  await publish({ categoryId }, priced(200), 1);
  expect((await card())?.start).toMatchObject({ amount: '52.00', quantity: 1 });
  await publish({ productId }, priced(100), 1);
  expect((await card())?.start).toMatchObject({ amount: '51.00', quantity: 1 });
});

it('is none where a seller names the price, or an answer is missing', async () => {
  await publish({ productId }, [node('group', 'all', { price_rule: { type: 'quote' } })]);
  expect((await card())?.start).toBeNull();
  await publish({ productId }, [...priced(100), node('text', 'words', { required: true })]);
  expect((await card())?.start).toBeNull();
});
