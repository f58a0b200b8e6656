import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SpecSelection } from '#lib/contract/catalogue/specification.ts';
import { quantities, selections } from '#lib/specification/selections-for-tests.ts';
import { archiveProduct } from '../catalogue/index.ts';
import { createTestContext } from '../db/test-context.ts';
import { createTestUser } from '../factories/factories.ts';
import {
  goodSelection,
  itemOf,
  makeQuotationGoods,
  makeSubmitted,
  offerTemplate,
} from '../factories/quotation-factories.ts';
import { createTestFile, toMember } from '../factories/store-factories.ts';
import type { DomainError } from '../kernel/errors.ts';
import {
  addToBasket,
  cancelQuotation,
  copyItem,
  copyQuotation,
  describeBasket,
  describeOwnVersion,
  describeQuotation,
  listQuotations,
  pullBackQuotation,
  readBasketLines,
  removeBasketLines,
  removeItems,
  saveDraft,
  saveItem,
  submitQuotation,
  takeBasketLines,
} from './index.ts';

const test = await createTestContext();
const goods = await makeQuotationGoods(test.ctx);
afterAll(() => test.close());

const newMember = async () => toMember((await createTestUser(test.ctx)).id);
const refusal = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    return error as DomainError;
  }
  return undefined;
};
const codeOf = async (work: Promise<unknown>) => (await refusal(work))?.code;
const page = { page: 1, limit: 10, offset: 0 };
const newFile = (userId: number) => createTestFile(test.ctx, userId, { topic: 'quotation', name: 'art.pdf' });

describe('the basket', () => {
  it('is made by the first line, once for two at the same moment', async () => {
    const member = await newMember();
    const input = itemOf(goods.cards, { qty: 10, selection: goodSelection });
    const saved = await Promise.all([1, 2, 3, 4].map(() => saveItem(test.ctx, member, input)));
    expect(new Set(saved.map(({ no }) => no)).size).toBe(1);
    expect((await describeBasket(test.ctx, member.userId))?.items).toHaveLength(4);
  });

  it('takes the same ready goods as more of them', async () => {
    const member = await newMember();
    await saveItem(test.ctx, member, itemOf(goods.mouse, { qty: 2 }));
    const { item } = await saveItem(test.ctx, member, itemOf(goods.mouse, { qty: 3 }));
    expect(item).toMatchObject({ qty: 5, unitPrice: 100_000, amount: 5000, faults: [], available: 20 });
    expect((await describeBasket(test.ctx, member.userId))?.version).toMatchObject({ totalAmount: 5000 });
  });

  it('says what is short and what has gone', async () => {
    const member = await newMember();
    const other = await makeQuotationGoods(test.ctx);
    const { item } = await saveItem(test.ctx, member, itemOf(other.mouse, { qty: 21 }));
    expect(item.faults).toEqual([{ key: 'qty', message: 'stockLeft', values: { left: 20 } }]);
    await archiveProduct(test.ctx, { ...member, nodes: new Set(['*']) }, { id: other.mouse });
    const basket = await describeBasket(test.ctx, member.userId);
    expect(basket?.items[0]?.faults).toEqual([{ key: 'item', message: 'itemGone', values: {} }]);
    expect(await codeOf(saveItem(test.ctx, member, itemOf(other.mouse)))).toBe('not_found');
  });

  it('gives up lines for an order, and prices them before', async () => {
    const member = await newMember();
    const { no, item } = await saveItem(test.ctx, member, itemOf(goods.mouse, { qty: 2 }));
    const requested = { userId: member.userId, no, ids: [item.id] };
    const [line] = await test.ctx.db.transaction((tx) => takeBasketLines(tx, requested));
    expect(line).toMatchObject({ productId: goods.mouse, qty: 2, amount: 2000, result: 'auto_price' });
    await test.ctx.db.transaction((tx) => removeBasketLines(tx, test.ctx, requested));
    expect((await describeBasket(test.ctx, member.userId))?.items).toEqual([]);
    expect(await codeOf(readBasketLines(test.ctx.db, requested))).toBe('not_found');
  });

  it('gives up no line that has a fault or whose price a seller names', async () => {
    const member = await newMember();
    const bad = await saveItem(test.ctx, member, itemOf(goods.cards, { qty: 5 }));
    const open = await saveItem(test.ctx, member, itemOf(goods.cards, { qty: 5, selection: { paper: 'special' } }));
    const take = (id: number) =>
      test.ctx.db.transaction((tx) => takeBasketLines(tx, { userId: member.userId, no: bad.no, ids: [id] }));
    expect((await refusal(take(bad.item.id)))?.fields).toEqual({
      [`items.${bad.item.id}.paper`]: { key: 'required', values: {} },
    });
    expect(await codeOf(take(open.item.id))).toBe('not_orderable');
    const lines = await readBasketLines(test.ctx.db, { userId: member.userId, no: bad.no, ids: [bad.item.id] });
    expect(lines[0]?.faults[0]?.key).toBe('paper');
  });

  it('takes goods of an earlier order again', async () => {
    const member = await newMember();
    const requested = { productId: goods.mouse, selection: {}, qty: 2 };
    const { no } = await test.ctx.db.transaction((tx) => addToBasket(tx, test.ctx, { member, requested }));
    expect((await describeBasket(test.ctx, member.userId))?.quotation.no).toBe(no);
  });
});

describe('a draft', () => {
  it('gives back exactly what was answered, whatever it was', async () => {
    const member = await newMember();
    const { no, item } = await saveItem(test.ctx, member, itemOf(goods.cards));
    const qtys = quantities.filter((qty) => Number.isInteger(qty) && qty >= 1 && qty <= 999_999);
    await fc.assert(
      fc.asyncProperty(selections, qtys, async (selection, qty) => {
        const wire = JSON.parse(JSON.stringify(selection)) as SpecSelection;
        await saveItem(test.ctx, member, itemOf(goods.cards, { no, id: item.id, selection: wire, qty, note: 'n' }));
        const { items } = await describeQuotation(test.ctx, { userId: member.userId, no });
        expect(items[0]).toMatchObject({ id: item.id, qty, note: 'n' });
        expect(items[0]?.selection).toEqual(wire);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the answers that still fit when another version is offered, and asks to look again', async () => {
    const [member, other] = [await newMember(), await makeQuotationGoods(test.ctx)];
    const { no, item } = await saveItem(test.ctx, member, itemOf(other.cards, { selection: goodSelection, qty: 100 }));
    await offerTemplate(test.ctx, other.cards, 10);
    const { items } = await describeQuotation(test.ctx, { userId: member.userId, no });
    expect(items[0]?.templateVersionId).not.toBe(item.templateVersionId);
    expect(items[0]).toMatchObject({ selection: goodSelection, faults: [{ key: 'item', message: 'specReplaced' }] });
    expect(await codeOf(submitQuotation(test.ctx, member, { no }))).toBe('invalid_input');
    const templateVersionId = items[0]?.templateVersionId ?? 0;
    const again = itemOf(other.cards, { no, id: item.id, selection: goodSelection, qty: 100, templateVersionId });
    expect((await saveItem(test.ctx, member, again)).item).toMatchObject({ faults: [], templateVersionId });
  });

  it('says more beside its lines', async () => {
    const member = await newMember();
    const { no } = await saveItem(test.ctx, member, itemOf(goods.mouse));
    const file = await newFile(member.userId);
    const facts = { no, title: 'Fair', requirements: 'soon', needBy: '2027-01-31', files: [`${file}?e=1&s=2`] };
    await saveDraft(test.ctx, member, facts);
    const { quotation } = await describeQuotation(test.ctx, { userId: member.userId, no });
    expect(quotation).toMatchObject({ title: 'Fair', needBy: '2027-01-31', files: [{ url: file, name: 'art.pdf' }] });
    await saveDraft(test.ctx, member, { ...facts, needBy: '', files: [] });
    const { rows } = await test.ctx.db.$client.query('select 1 from file_uses where subject = $1', [
      `quotation:${quotation.id}`,
    ]);
    expect(rows).toEqual([]);
  });

  it('doubles and loses lines, with files of its own', async () => {
    const member = await newMember();
    const file = await newFile(member.userId);
    const { no, item } = await saveItem(test.ctx, member, itemOf(goods.mouse, { files: [file] }));
    const copy = await copyItem(test.ctx, member, { no, id: item.id });
    expect(copy.item.lineKey).not.toBe(item.lineKey);
    await removeItems(test.ctx, member, { no, ids: [item.id] });
    const { items, version } = await describeQuotation(test.ctx, { userId: member.userId, no });
    expect(items).toMatchObject([{ id: copy.item.id, files: [{ url: file }] }]);
    expect(version.totalAmount).toBe(1000);
    const uses = await test.ctx.db.$client.query('select subject from file_uses where subject like $1', [
      `quotation-line:${copy.item.lineKey}`,
    ]);
    expect(uses.rowCount).toBe(1);
  });

  it('takes no files of others', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const file = await newFile(other.userId);
    const asFile = await refusal(saveItem(test.ctx, member, itemOf(goods.mouse, { files: [file] })));
    expect(asFile?.fields).toEqual({ files: { key: 'file' } });
    const selection = { ...goodSelection, proof: true, art: [file] };
    const asAnswer = await saveItem(test.ctx, member, itemOf(goods.cards, { selection }));
    expect(asAnswer.item).toMatchObject({ specFiles: [], faults: [{ key: 'art', message: 'file' }] });
    const own = { ...selection, art: [await newFile(member.userId)] };
    const { item } = await saveItem(test.ctx, member, itemOf(goods.cards, { selection: own }));
    expect(item.specFiles).toMatchObject([{ url: own.art[0] }]);
  });
});

describe('sending a draft', () => {
  it('sends all of it at the prices of today, and freezes that', async () => {
    const { no, member } = await makeSubmitted(test.ctx, goods);
    const { quotation, version, items } = await describeQuotation(test.ctx, { userId: member.userId, no });
    expect(quotation).toMatchObject({ status: 'submitted', isBasket: false, storeId: null });
    expect(version).toMatchObject({ n: 1, author: 'buyer', status: 'sent' });
    expect(version.totalAmount).toBe(items.reduce((sum, { amount }) => sum + amount, 0));
    expect(items[1]?.specSnapshot?.entries.length).toBeGreaterThan(0);
    const run = (statement: string) => test.ctx.db.$client.query(statement, [version.id]);
    await expect(run('update quotation_versions set note = $1::text where id = $1::bigint')).rejects.toThrow(/frozen/);
    await expect(run('update quotation_items set qty = 9 where version_id = $1')).rejects.toThrow(/frozen/);
    await expect(run('delete from quotation_items where version_id = $1')).rejects.toThrow(/frozen/);
    await expect(run('delete from quotation_versions where id = $1')).rejects.toThrow(/frozen/);
  });

  it('sends the chosen lines and leaves the rest in the basket', async () => {
    const member = await newMember();
    const { no, item } = await saveItem(test.ctx, member, itemOf(goods.mouse));
    const bad = await saveItem(test.ctx, member, itemOf(goods.cards));
    await submitQuotation(test.ctx, member, { no, ids: [item.id] });
    expect((await describeQuotation(test.ctx, { userId: member.userId, no })).items).toMatchObject([{ id: item.id }]);
    const basket = await describeBasket(test.ctx, member.userId);
    expect(basket?.quotation.no).not.toBe(no);
    expect(basket?.items).toMatchObject([{ id: bad.item.id }]);
    expect(basket?.version.totalAmount).toBe(bad.item.amount);
  });

  it('refuses lines with faults, none at all, those of others, and a second time', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { no, item } = await saveItem(test.ctx, member, itemOf(goods.cards));
    const fields = (await refusal(submitQuotation(test.ctx, member, { no })))?.fields ?? {};
    expect(Object.keys(fields)).toEqual([`items.${item.id}.paper`]);
    const theirs = await saveItem(test.ctx, other, itemOf(goods.mouse));
    expect(await codeOf(submitQuotation(test.ctx, member, { no, ids: [theirs.item.id] }))).toBe('not_found');
    await removeItems(test.ctx, member, { no, ids: [item.id] });
    expect(await codeOf(submitQuotation(test.ctx, member, { no }))).toBe('invalid_input');
    const sent = await makeSubmitted(test.ctx, goods);
    expect(await codeOf(submitQuotation(test.ctx, sent.member, sent))).toBe('status_changed');
  });

  it('can be taken back, and what was sent stays as it was', async () => {
    const { no, member } = await makeSubmitted(test.ctx, goods);
    const before = await describeOwnVersion(test.ctx, member.userId, { no, n: 1 });
    await pullBackQuotation(test.ctx, member, no);
    const { quotation, version, items } = await describeQuotation(test.ctx, { userId: member.userId, no });
    expect(quotation).toMatchObject({ status: 'draft', isBasket: false, answerDeadline: null });
    expect(version).toMatchObject({ n: 2, status: 'draft' });
    await saveItem(test.ctx, member, itemOf(goods.mouse, { no, id: items[0]?.id ?? 0, qty: 9 }));
    await submitQuotation(test.ctx, member, { no });
    const after = await describeOwnVersion(test.ctx, member.userId, { no, n: 1 });
    expect(after.items).toEqual(before.items);
    expect(await codeOf(pullBackQuotation(test.ctx, member, no))).toBeUndefined();
  });

  it('can be given up, and copied at the prices of today', async () => {
    const { no, member } = await makeSubmitted(test.ctx, goods);
    await cancelQuotation(test.ctx, member, { no, reason: 'changed my mind' });
    const ended = await describeQuotation(test.ctx, { userId: member.userId, no });
    expect(ended.quotation).toMatchObject({ status: 'cancelled', closeReason: 'changed my mind' });
    expect(ended.changes.map(({ event }) => event)).toEqual(['cancel', 'submit', 'save']);
    const copy = await describeQuotation(test.ctx, {
      userId: member.userId,
      no: await copyQuotation(test.ctx, member, { no }),
    });
    expect(copy.quotation).toMatchObject({ status: 'draft', isBasket: false, copiedFromId: ended.quotation.id });
    expect(copy.items.map(({ qty, amount }) => [qty, amount])).toEqual(
      ended.items.map(({ qty, amount }) => [qty, amount]),
    );
    expect(copy.items[0]?.lineKey).not.toBe(ended.items[0]?.lineKey);
    expect(await codeOf(cancelQuotation(test.ctx, member, { no, reason: '' }))).toBe('status_changed');
  });
});

it('lists only own quotations, by state and by what is in them', async () => {
  const { no, member } = await makeSubmitted(test.ctx, goods);
  await saveItem(test.ctx, member, itemOf(goods.mouse));
  const list = async (filter: object) =>
    (await listQuotations(test.ctx, member.userId, { page, ...filter })).list.map(({ quotation }) => quotation.status);
  expect(await list({})).toEqual(['draft', 'submitted']);
  expect(await list({ status: 'open', q: '名片' })).toEqual(['submitted']);
  expect(await list({ q: no })).toEqual(['submitted']);
  expect(await list({ q: '%' })).toEqual([]);
  expect(await list({ status: 'quoted' })).toEqual([]);
});

it('answers everything about a quotation of somebody else like a missing one', async () => {
  const [{ no, member }, other] = [await makeSubmitted(test.ctx, goods), await newMember()];
  const { no: draft, item } = await saveItem(test.ctx, member, itemOf(goods.mouse));
  const facts = { title: '', requirements: '', needBy: '', files: [] };
  for (const work of [
    () => describeQuotation(test.ctx, { userId: other.userId, no }),
    () => describeOwnVersion(test.ctx, other.userId, { no, n: 1 }),
    () => saveItem(test.ctx, other, itemOf(goods.mouse, { no: draft })),
    () => saveItem(test.ctx, other, itemOf(goods.mouse, { id: item.id })),
    () => copyItem(test.ctx, other, { no: draft, id: item.id }),
    () => removeItems(test.ctx, other, { no: draft, ids: [item.id] }),
    () => saveDraft(test.ctx, other, { no: draft, ...facts }),
    () => submitQuotation(test.ctx, other, { no: draft }),
    () => pullBackQuotation(test.ctx, other, no),
    () => cancelQuotation(test.ctx, other, { no, reason: '' }),
    () => copyQuotation(test.ctx, other, { no }),
    () => readBasketLines(test.ctx.db, { userId: other.userId, no: draft, ids: [item.id] }),
  ]) {
    expect(await codeOf(work())).toBe('not_found');
  }
});
