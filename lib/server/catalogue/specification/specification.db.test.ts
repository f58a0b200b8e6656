import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { everything, node } from '#lib/specification/template-for-tests.ts';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { type Actor, guest } from '../../kernel/actor.ts';
import { editSpecificationsNode, publishProductsNode } from '../nodes.ts';
import { archiveProduct } from '../products/publish-product.ts';
import { findOfferedTemplate, findTemplateForProduct } from './find-template.ts';
import { publishTemplateVersion } from './publish-template-version.ts';
import { saveTemplateDraft, type TemplateDraft } from './save-template-draft.ts';

const operator: Actor = {
  kind: 'member',
  userId: 1,
  sessionId: 's',
  nodes: new Set([editSpecificationsNode, publishProductsNode]),
};
const customer: Actor = { kind: 'member', userId: 2, sessionId: 's', nodes: new Set(['account/overview']) };

let rootId: number;
let categoryId: number;
let productId: number;
let count = 0;
const test = await createTestContext();
beforeEach(async () => {
  count += 1;
  rootId = await makeCategory(test.ctx.db, `print-${count}`);
  categoryId = await makeCategory(test.ctx.db, `cards-${count}`, `print-${count}`);
  productId = await makeProduct(test.ctx.db, { slug: `card-${count}`, categoryId });
});
afterAll(() => test.close());

const nodes = everything.nodes.map(({ id, ...rest }) => rest);
const draftOf = (inputs: Partial<TemplateDraft> = {}): TemplateDraft => ({
  owner: { productId },
  minimumQuantity: 1,
  automaticQuantityMax: null,
  nodes,
  ...inputs,
});
const saved = (inputs: Partial<TemplateDraft> = {}) => saveTemplateDraft(test.ctx, operator, draftOf(inputs));
const save = async (inputs: Partial<TemplateDraft> = {}) => (await saved(inputs)).id;
const publish = (versionId: number) => publishTemplateVersion(test.ctx, operator, { id: versionId });
const publishNew = async (inputs: Partial<TemplateDraft> = {}) => {
  const versionId = await save(inputs);
  await publish(versionId);
  return versionId;
};
const offered = () => findTemplateForProduct(test.ctx, productId);
const label = (text: string) => [node('group', 'all', { label: { 'zh-cn': text, en: text } })];

describe('a published template', () => {
  it('is read as it was saved, every node with its texts, rules and limits', async () => {
    const versionId = await publishNew({ minimumQuantity: 50, automaticQuantityMax: 5000 });
    const found = await offered();
    expect(found).toMatchObject({
      template_version_id: versionId,
      number: 1,
      minimum_quantity: 50,
      automatic_quantity_max: 5000,
    });
    expect(found?.nodes.map(({ id, ...rest }) => rest)).toEqual(nodes);
    expect(await findOfferedTemplate(test.ctx, versionId)).toEqual(found);
  });

  it('is offered alone: no draft, no retired one, none of a product that is not for sale', async () => {
    const first = await save();
    expect([await offered(), await findOfferedTemplate(test.ctx, first)]).toEqual([undefined, undefined]);
    await publish(first);
    const second = await save({ nodes: label('second') });
    expect((await offered())?.template_version_id).toBe(first);
    await publish(second);
    expect(await offered()).toMatchObject({ template_version_id: second, number: 2 });
    expect(await findOfferedTemplate(test.ctx, first)).toBeUndefined();
    await archiveProduct(test.ctx, operator, { id: productId });
    expect(await offered()).toBeUndefined();
  });

  it('is its own, else that of the nearest category', async () => {
    const root = await publishNew({ owner: { categoryId: rootId } });
    expect((await offered())?.template_version_id).toBe(root);
    const near = await publishNew({ owner: { categoryId } });
    expect((await offered())?.template_version_id).toBe(near);
    const own = await publishNew();
    expect((await offered())?.template_version_id).toBe(own);
  });

  it.each([
    ['a node', sql`update spec_nodes set required = not required`],
    ['a rule', sql`update spec_nodes set price_rule = null`],
    ['a node away', sql`delete from spec_nodes`],
    ['a label', sql`update spec_node_texts set label = 'other'`],
    ['a label away', sql`delete from spec_node_texts`],
    ['a quantity', sql`update spec_template_versions set minimum_quantity = minimum_quantity + 1`],
    ['itself back to a draft', sql`update spec_template_versions set status = 'draft', published_at = null`],
    ['the version away', sql`delete from spec_template_versions`],
    [
      'another node in',
      sql`insert into spec_nodes (version_id, key, kind, sort)
        select id, 'late', 'text', 900 from spec_template_versions where status = 'published'`,
    ],
  ])('lets nobody change %s', async (_, statement) => {
    await publishNew();
    const before = await offered();
    await expect(test.ctx.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
    expect(await offered()).toEqual(before);
  });
});

describe('a draft', () => {
  it('keeps the id of a node for as long as it keeps its key, wherever it moves', async () => {
    const versionId = await save();
    const idsOf = async () => {
      const { rows } = await test.ctx.db.execute<{ key: string; id: number }>(
        sql`select key, id from spec_nodes where version_id = ${versionId}`,
      );
      return Object.fromEntries(rows.map(({ key, id }) => [key, id]));
    };
    const before = await idsOf();
    const moved = [
      node('text', 'fresh'),
      node('group', 'base', { required: true }),
      node('boolean', 'proof', { parent: 'base' }),
    ];
    expect(await save({ nodes: moved })).toBe(versionId);
    expect(await idsOf()).toEqual({ base: before.base, proof: before.proof, fresh: expect.any(Number) });
    await publish(versionId);
    expect((await offered())?.nodes.map(({ id, ...rest }) => rest)).toEqual(moved.map(({ id, ...rest }) => rest));
  });

  it('may be unfinished, but is published only when it is sound', async () => {
    const versionId = await save({ nodes: [node('single', 'paper'), node('text', 'code', { pattern: '(' })] });
    await expect(publish(versionId)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { paper: { key: 'specOptions' }, code: { key: 'specPatternSyntax' } },
    });
    expect(await offered()).toBeUndefined();
  });

  it('is refused where its nodes make no tree', async () => {
    const cycle = [node('group', 'a', { parent: 'b' }), node('group', 'b', { parent: 'a' })];
    await expect(save({ nodes: cycle })).rejects.toMatchObject({ fields: { a: { key: 'specParent' } } });
    await expect(save({ nodes: [node('text', 'a'), node('text', 'a')] })).rejects.toMatchObject({
      fields: { a: { key: 'specKeyTwice' } },
    });
  });

  it.each([
    ['a guest', guest, 'need_login'],
    ['a customer', customer, 'no_permission'],
  ])('cannot be saved or published by %s', async (_, actor, code) => {
    const versionId = await save();
    await expect(saveTemplateDraft(test.ctx, actor, draftOf())).rejects.toMatchObject({ code });
    await expect(publishTemplateVersion(test.ctx, actor, { id: versionId })).rejects.toMatchObject({ code });
  });

  it('needs a product or category that is there, and a version that is there', async () => {
    const refused = { code: 'not_found' };
    await expect(save({ owner: { productId: 999_999 } })).rejects.toMatchObject(refused);
    await expect(save({ owner: { categoryId: 999_999 } })).rejects.toMatchObject(refused);
    await expect(publish(999_999)).rejects.toMatchObject(refused);
  });

  it('is one, however many save it at once, and is published once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, at) => save({ nodes: label(`${at}`) })));
    expect(new Set(ids).size).toBe(1);
    await Promise.all(ids.map((id) => publish(id)));
    const { rows } = await test.ctx.db.execute(
      sql`select event from status_logs where entity_type = 'spec_template_version' and entity_id = ${ids[0]}
        order by event`,
    );
    expect(rows.map(({ event }) => event)).toEqual(['publish', ...ids.map(() => 'save')]);
  });

  it('cannot be published once it has been retired', async () => {
    const first = await publishNew();
    await publishNew({ nodes: label('second') });
    await expect(publish(first)).rejects.toMatchObject({ code: 'status_changed' });
    await expect(publish((await offered())?.template_version_id ?? 0)).resolves.toBeUndefined();
  });
});
