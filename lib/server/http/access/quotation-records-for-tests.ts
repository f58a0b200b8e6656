import { randomUUID } from 'node:crypto';
import { makeQuotationGoods, makeQuoted } from '../../factories/quotation-factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import type { TestApi } from '../test-api.ts';
import { askAs } from './ask-as-for-tests.ts';
import { newAddress } from './new-records-for-tests.ts';
import { nobodysId, nobodysNumber } from './nobodys-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';

/** A line in the basket of the owner. */
async function newLine(test: TestApi, owner: Asker): Promise<{ no: string; id: number; product_id: number }> {
  const goods = await makeQuotationGoods(test.ctx);
  const input = { product_id: goods.mouse, qty: 2 };
  const { data } = await askAs(test, owner, 'post /api/quote/itemSave', input);
  return { no: data.no, id: data.item.id, product_id: goods.mouse };
}

const newDraft = async (...whose: [TestApi, Asker]) => (await newLine(...whose)).no;

const newSubmitted = async (test: TestApi, owner: Asker) => {
  const no = await newDraft(test, owner);
  await askAs(test, owner, 'post /api/quote/submit', { no });
  return no;
};

/** With an offer of the platform on the table. */
const newQuoted = async ({ ctx }: TestApi, { id }: Asker) =>
  (await makeQuoted(ctx, await makeQuotationGoods(ctx), { customer: toMember(id) })).no;

const newDeclined = async (test: TestApi, owner: Asker) => {
  const no = await newQuoted(test, owner);
  await askAs(test, owner, 'post /api/quote/decline', { no, reason: 'dear' });
  return no;
};

const goodsRequest = async ({ ctx }: TestApi) => ({ product_id: (await makeQuotationGoods(ctx)).mouse, qty: 1 });

const answerTerms = () => ({ name: randomUUID().slice(0, 8), valid_days: 30 });

async function newAnswerTemplate(test: TestApi, owner: Asker): Promise<number> {
  return (await askAs(test, owner, 'post /api/store/quoteTemplateSave', answerTerms())).data.id;
}

/** Quotations by who asked for them, and the templates of a store's answers. */
export const quotationRecords: OwnedRecord[] = [
  { call: 'get /api/quote/info', field: 'no', make: newDraft, missing: nobodysNumber },
  { call: 'get /api/quote/messages', field: 'no', make: newSubmitted, missing: nobodysNumber },
  {
    call: 'get /api/quote/version',
    field: 'no',
    make: newSubmitted,
    missing: nobodysNumber,
    rest: async () => ({ n: 1 }),
  },
  { call: 'post /api/quote/itemSave', field: 'no', make: newDraft, missing: nobodysNumber, rest: goodsRequest },
  {
    call: 'post /api/quote/itemSave',
    field: 'id',
    make: async (...whose) => (await newLine(...whose)).id,
    missing: nobodysId,
    rest: goodsRequest,
  },
  {
    call: 'post /api/quote/save',
    field: 'no',
    make: newDraft,
    missing: nobodysNumber,
    rest: async () => ({ title: 'Fair' }),
  },
  {
    call: 'post /api/quote/save',
    field: 'address_id',
    make: newAddress,
    missing: nobodysId,
    rest: async (...whose) => ({ no: await newDraft(...whose) }),
  },
  { call: 'post /api/quote/submit', field: 'no', make: newDraft, missing: nobodysNumber },
  { call: 'post /api/quote/pullBack', field: 'no', make: newSubmitted, missing: nobodysNumber },
  { call: 'post /api/quote/cancel', field: 'no', make: newSubmitted, missing: nobodysNumber },
  { call: 'post /api/quote/copy', field: 'no', make: newSubmitted, missing: nobodysNumber },
  {
    call: 'post /api/quote/decline',
    field: 'no',
    make: newQuoted,
    missing: nobodysNumber,
    rest: async () => ({ reason: 'dear' }),
  },
  { call: 'post /api/quote/requote', field: 'no', make: newDeclined, missing: nobodysNumber },
  {
    call: 'post /api/quote/message',
    field: 'no',
    make: newSubmitted,
    missing: nobodysNumber,
    rest: async () => ({ text: 'hello' }),
  },
  {
    call: 'post /api/store/quoteTemplateSave',
    field: 'id',
    make: newAnswerTemplate,
    missing: nobodysId,
    rest: async () => ({ ...answerTerms(), version: 1 }),
    isForStores: true,
  },
  {
    call: 'post /api/store/quoteTemplateRemove',
    field: 'id',
    make: newAnswerTemplate,
    missing: nobodysId,
    isForStores: true,
  },
];
