import { randomInt, randomUUID } from 'node:crypto';
import type { CheckoutSource } from '#lib/contract/checkout.ts';
import { notify } from '../../messaging/index.ts';
import { createTestUser, signIn, testPassword } from '../../seed/factories.ts';
import { makeQuotationGoods, makeQuoted } from '../../seed/quotation-factories.ts';
import { createTestFile, toMember } from '../../seed/store-factories.ts';
import { buyNow, checkoutOf } from '../../workflows/checkout-for-tests.ts';
import { runExports } from '../../workflows/export-account.ts';
import { ordersOf } from '../../workflows/orders-for-tests.ts';
import type { TestApi } from '../test-api.ts';
import { askAs } from './ask-as-for-tests.ts';
import { deskNames } from './desk-names-for-tests.ts';
import { soldOrderNames, soldOrders } from './sold-orders-for-tests.ts';
import { storeNames, storeRecords } from './store-records-for-tests.ts';

export { askAs };

export interface Asker {
  id: number;
  token: string;
}

/** A call that names a record of the caller, and how to come by one. */
export interface OwnedRecord {
  call: `${'get' | 'post'} /api/${string}`;
  /** The field that names it. */
  field: string;
  /** Makes one of the owner's. */
  make: (test: TestApi, owner: Asker) => Promise<string | number>;
  /** A name of the same kind that nobody's record has. */
  missing: (own: string | number) => string | number;
  /** What else has to be in the call. */
  rest?: (test: TestApi, asker: Asker) => Promise<object>;
  /** Only operators may ask at all. */
  isForOperators?: true;
  /** Only who works for a store may. */
  isForStores?: true;
}

const answerTerms = () => ({ name: randomUUID().slice(0, 8), valid_days: 30 });

async function newAnswerTemplate(test: TestApi, owner: Asker): Promise<number> {
  return (await askAs(test, owner, 'post /api/store/quoteTemplateSave', answerTerms())).data.id;
}

const nobodysId = () => 2 ** 40 + randomInt(2 ** 30);
const nobodysNumber = (own: string | number) => `${String(own).slice(0, 2)}${randomInt(10 ** 6, 10 ** 7)}0000000`;
const nobodysFile = (own: string | number) => String(own).replace(/[^/]+(?=\.)/, randomUUID());

const place = { province_id: 110_000, city_id: 110_100, area_id: 110_105, address: '建国路 1 号' };
const addressForm = { receiver: '李青', mobile: '13800138000', ...place };

async function newView(test: TestApi, owner: Asker): Promise<number> {
  const view = { list: 'store-orders', name: 'mine', search: 'tab=all' };
  return (await askAs(test, owner, 'post /api/account/viewSave', view)).data.id;
}

async function newAddress(test: TestApi, owner: Asker): Promise<number> {
  return (await askAs(test, owner, 'post /api/address/save', addressForm)).data.id;
}

async function newMessage({ ctx }: TestApi, { id: userId }: Asker): Promise<number> {
  const args = { device: 'x', ip: randomUUID() };
  await notify(ctx.db, { userId, event: 'newDeviceLogin', args, now: ctx.clock.now() });
  const { rows } = await ctx.db.$client.query('select max(id) as id from messages where user_id = $1', [userId]);
  return Number(rows[0]?.id);
}

async function newExport(test: TestApi, owner: Asker): Promise<number> {
  const { data } = await askAs(test, owner, 'post /api/account/export', { password: testPassword });
  await runExports(test.ctx, (error) => {
    throw error;
  });
  return data.id;
}

const newRecharge = (channel: 'bank' | 'sandbox') => async (test: TestApi, owner: Asker) =>
  (await askAs(test, owner, 'post /api/recharge/create', { amount: '10', channel })).data;

async function newGroup(test: TestApi, { id }: Asker): Promise<string> {
  return (await ordersOf(test).newOrders(toMember(id), {})).group.no;
}

const newOrder = async (test: TestApi, { id }: Asker) => (await ordersOf(test).newOrders(toMember(id), {})).order.no;

const shopWindows = new WeakMap<TestApi, Promise<CheckoutSource>>();

/** Something everybody may buy, once for each shop. */
function anything(test: TestApi): Promise<CheckoutSource> {
  const made =
    shopWindows.get(test) ??
    checkoutOf(test)
      .makeGoods()
      .then((goods) => buyNow(goods));
  shopWindows.set(test, made);
  return made;
}

/** An order of which the transfer is waited for. */
async function newTransfer(test: TestApi, owner: Asker): Promise<object> {
  const no = await newGroup(test, owner);
  const { data } = await askAs(test, owner, 'post /api/order/pay', { no, channel: 'bank' });
  return { no, payment_no: data.payments[0].no };
}

/** The pass that proves an old address, and a code for the new one. */
async function newPass(test: TestApi, owner: Asker): Promise<string> {
  const email = await emailOf(test, owner);
  const order = { email, event: 'user_email_verify', password: testPassword, ...(await test.solveCaptcha()) };
  await askAs(test, owner, 'post /api/Ems/send', order);
  const proof = { type: 'email', captcha: await test.readCode(email) };
  return (await askAs(test, owner, 'post /api/account/verification', proof)).data.accountVerificationToken;
}

async function emailOf({ ctx }: TestApi, { id }: Asker): Promise<string> {
  return String((await ctx.db.$client.query('select email from users where id = $1', [id])).rows[0]?.email);
}

async function newBinding(test: TestApi, asker: Asker): Promise<object> {
  const email = `new${randomUUID().slice(0, 8)}@example.com`;
  await askAs(test, asker, 'post /api/Ems/send', { email, event: 'user_change_email', ...(await test.solveCaptcha()) });
  return { type: 'email', email, captcha: await test.readCode(email) };
}

const file = (isPrivate: boolean, topic: string) => async (test: TestApi, owner: Asker) => {
  const path = `${isPrivate ? 'private/' : ''}${topic}/${randomUUID()}.png`;
  const url = `/storage/${path}`;
  await createTestFile(test.ctx, owner.id, { isPrivate, topic, path, url, mime: 'image/png' });
  return url;
};

/** The last version of the asker's own form, so that only the file can be at fault. */
async function draft(test: TestApi, asker: Asker): Promise<object> {
  return { version: (await askAs(test, asker, 'get /api/store/application', {})).data.version };
}

async function correction({ ctx }: TestApi): Promise<object> {
  const { id } = await createTestUser(ctx);
  return { user_id: id, unit: 'PT', amount: '5', reason: 'sorry' };
}

const profileOf = async (_: TestApi, { id }: Asker) => ({ username: `u${id}x`, nickname: `u${id}` });

/** A line in the basket of the owner. */
async function newLine(test: TestApi, owner: Asker): Promise<{ no: string; id: number; product_id: number }> {
  const goods = await makeQuotationGoods(test.ctx);
  const wish = { product_id: goods.mouse, qty: 2 };
  const { data } = await askAs(test, owner, 'post /api/quote/itemSave', wish);
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

const goodsWish = async ({ ctx }: TestApi) => ({ product_id: (await makeQuotationGoods(ctx)).mouse, qty: 1 });

/** Every call that takes the name of a record which is somebody's. */
export const ownedRecords: OwnedRecord[] = [
  ...soldOrders,
  ...storeRecords,
  { call: 'get /api/address/info', field: 'id', make: newAddress, missing: nobodysId },
  {
    call: 'get /api/address/list',
    field: 'initValue',
    make: newAddress,
    missing: nobodysId,
    rest: async () => ({ select: true }),
  },
  {
    call: 'post /api/address/save',
    field: 'id',
    make: newAddress,
    missing: nobodysId,
    rest: async () => addressForm,
  },
  { call: 'post /api/address/delete', field: 'id', make: newAddress, missing: nobodysId },
  { call: 'post /api/address/default', field: 'id', make: newAddress, missing: nobodysId },
  { call: 'post /api/message/read', field: 'id', make: newMessage, missing: nobodysId },
  { call: 'post /api/message/delete', field: 'id', make: newMessage, missing: nobodysId },
  {
    call: 'post /api/account/sessionRevoke',
    field: 'id',
    make: async ({ ctx }, { id }) => {
      await signIn(ctx, id);
      const newest = 'select id from sessions where user_id = $1 order by created_at desc, id limit 1';
      return String((await ctx.db.$client.query(newest, [id])).rows[0]?.id);
    },
    missing: () => randomUUID(),
  },
  { call: 'post /api/account/exportLink', field: 'id', make: newExport, missing: nobodysId },
  { call: 'post /api/account/viewRemove', field: 'id', make: newView, missing: nobodysId },
  {
    call: 'post /api/account/changeBind',
    field: 'accountVerificationToken',
    make: newPass,
    missing: (own) => [...String(own)].reverse().join(''),
    rest: newBinding,
  },
  {
    call: 'post /api/account/profile',
    field: 'avatar',
    make: file(false, 'avatar'),
    missing: nobodysFile,
    rest: profileOf,
  },
  {
    call: 'get /api/recharge/info',
    field: 'no',
    make: async (...whose) => (await newRecharge('bank')(...whose)).no,
    missing: nobodysNumber,
  },
  {
    call: 'post /api/recharge/voucher',
    field: 'no',
    make: async (...whose) => (await newRecharge('bank')(...whose)).no,
    missing: nobodysNumber,
    rest: async () => ({ reference: 'R1' }),
  },
  {
    call: 'post /api/recharge/voucher',
    field: 'file',
    make: file(true, 'voucher'),
    missing: nobodysFile,
    rest: async (...whose) => ({ no: (await newRecharge('bank')(...whose)).no, reference: 'R1' }),
  },
  { call: 'get /api/order/group', field: 'no', make: newGroup, missing: nobodysNumber },
  { call: 'get /api/order/payStatus', field: 'no', make: newGroup, missing: nobodysNumber },
  {
    call: 'post /api/order/pay',
    field: 'no',
    make: newGroup,
    missing: nobodysNumber,
    rest: async () => ({ channel: 'bank' }),
  },
  { call: 'post /api/order/payCancel', field: 'no', make: newGroup, missing: nobodysNumber },
  {
    call: 'post /api/order/cancel',
    field: 'no',
    make: newOrder,
    missing: nobodysNumber,
    rest: async () => ({ reason: 'other' }),
  },
  { call: 'get /api/order/info', field: 'no', make: newOrder, missing: nobodysNumber },
  { call: 'post /api/order/reorder', field: 'no', make: newOrder, missing: nobodysNumber },
  {
    call: 'post /api/order/preview',
    field: 'address_id',
    make: newAddress,
    missing: nobodysId,
    rest: async (test) => ({ what: await anything(test) }),
  },
  {
    call: 'post /api/order/create',
    field: 'address_id',
    make: newAddress,
    missing: nobodysId,
    rest: async (test) => ({ what: await anything(test), expected_total: '22' }),
  },
  {
    call: 'post /api/order/voucher',
    field: 'file',
    make: file(true, 'voucher'),
    missing: nobodysFile,
    rest: async (...whose) => ({ ...(await newTransfer(...whose)), reference: 'R1' }),
  },
  {
    call: 'post /api/payment/sandbox/pay',
    field: 'no',
    make: async (...whose) => (await newRecharge('sandbox')(...whose)).payment_no,
    missing: nobodysNumber,
    rest: async () => ({ outcome: 'succeeded' }),
  },
  {
    call: 'post /api/store/applicationSave',
    field: 'licence',
    make: file(true, 'licence'),
    missing: nobodysFile,
    rest: draft,
  },
  {
    call: 'post /api/store/applicationSave',
    field: 'logo',
    make: file(false, 'logo'),
    missing: nobodysFile,
    rest: draft,
  },
  { call: 'get /api/quote/info', field: 'no', make: newDraft, missing: nobodysNumber },
  { call: 'get /api/quote/messages', field: 'no', make: newSubmitted, missing: nobodysNumber },
  {
    call: 'get /api/quote/version',
    field: 'no',
    make: newSubmitted,
    missing: nobodysNumber,
    rest: async () => ({ n: 1 }),
  },
  { call: 'post /api/quote/itemSave', field: 'no', make: newDraft, missing: nobodysNumber, rest: goodsWish },
  {
    call: 'post /api/quote/itemSave',
    field: 'id',
    make: async (...whose) => (await newLine(...whose)).id,
    missing: nobodysId,
    rest: goodsWish,
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
    call: 'post /api/operator/adjustment/propose',
    field: 'attachment',
    make: file(true, 'voucher'),
    missing: nobodysFile,
    rest: correction,
    isForOperators: true,
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

/** Fields that name something but nothing that is a member's own, each with the reason. */
export const namesOfNobody: Record<string, string> = {
  ...soldOrderNames,
  ...storeNames,
  ...deskNames,
  'get /api/common/clickCaptcha id': 'invented by the client, bound to its address',
  'post /api/common/checkClickCaptcha id': 'as above',
  'get /api/product/info id': 'a product of the public catalogue',
  'get /api/service/info id': 'as above',
  'get /api/product/list initValue': 'as above',
  'get /api/service/list initValue': 'as above',
  'post /api/quote/price template_version_id': 'what can be configured of a product of the public catalogue',
  'post /api/quote/itemSave product_id': 'a product of the public catalogue',
  'post /api/quote/itemSave variant_id': 'as above',
  'post /api/quote/itemSave template_version_id': 'what can be configured of it',
  'post /api/quote/itemCopy no': 'refused with the id of the line, see `lib/server/quotation/drafts.db.test.ts`',
  'post /api/quote/itemCopy id': 'as above',
  'post /api/quote/itemRemove no': 'as above',
  'post /api/quote/itemRemove ids': 'as above',
  'post /api/quote/counter no': 'as above, `offers.db.test.ts`: its lines are those of the quotation',
  'get /api/quote/pdf no': 'answers a file; `lib/server/http/routes/quotation.test.ts` asks for that of somebody else',
  'get /api/store/quoteInfo no': 'of the asker’s store or the pool, see `offers.db.test.ts`',
  'get /api/operator/product/info id': 'all operators keep one catalogue',
  'post /api/operator/product/save id': 'as above',
  'post /api/operator/product/publish id': 'as above',
  'post /api/operator/product/archive id': 'as above',
  'post /api/operator/product/duplicate id': 'as above',
  'post /api/operator/product/priceSave variant_id': 'as above',
  'post /api/operator/product/stockSave variant_id': 'as above',
  'get /api/operator/product/importInfo id':
    'an import of one operator is gone on with by any, see `product-import.test.ts`',
  'get /api/operator/product/importFaults id': 'as above',
  'post /api/operator/product/importCheck id': 'as above',
  'post /api/operator/product/importRun id': 'as above',
  'post /api/operator/product/importStep id': 'as above',
  'get /api/operator/quote/info no': 'operators look after everybody that no store does',
  'get /api/store/quoteVersion no': 'of the asker’s store or the pool, see `offers.db.test.ts`',
  'get /api/operator/quote/version no': 'operators look after everybody that no store does',
  'get /api/store/quotePdf no': 'answers a file; `quotation-desk.test.ts` asks for that of another store',
  'get /api/operator/quote/pdf no': 'operators look after everybody that no store does',
  'post /api/operator/quote/templateSave id': 'the desk of all operators has one set of templates',
  'post /api/operator/quote/templateRemove id': 'as above',
  'get /api/store/quoteMessages no': 'of the asker’s store or the pool, see `offers.db.test.ts`',
  'get /api/operator/quote/messages no': 'operators look after everybody that no store does',
  'post /api/store/quoteOpen no': 'as above',
  'post /api/operator/quote/open no': 'as above',
  'post /api/store/quoteOffer no': 'as above',
  'post /api/operator/quote/offer no': 'as above',
  'post /api/store/quoteReject no': 'as above',
  'post /api/operator/quote/reject no': 'as above',
  'post /api/store/quoteRequote no': 'as above',
  'post /api/operator/quote/requote no': 'as above',
  'post /api/store/quoteMessage no': 'as above',
  'post /api/operator/quote/cancel no': 'operators look after every quotation',
  'post /api/operator/quote/confirm no':
    'as above; its files are the asker’s own, see `confirm-for-customer.db.test.ts`',
  'post /api/operator/quote/message no': 'as above',
  'post /api/user/checkIn ticket': 'a secret: who has it has proved the password',
  'post /api/user/logout refreshToken': 'a secret of the session it ends',
  'post /api/user/logout refresh_token': 'as above',
  'post /api/common/refreshToken refreshToken': 'a secret of the session it renews',
  'post /api/common/refreshToken refresh_token': 'as above',
  'post /api/operator/realName/reveal id': 'operators look after everybody; who looked is written down',
  'post /api/operator/realName/approve id': 'as above; nobody decides about themselves',
  'post /api/operator/realName/reject id': 'as above',
  'post /api/operator/recharge/confirm no': 'as above',
  'post /api/operator/recharge/confirm trade_no': 'as the bank statement has it; it names nothing here',
  'post /api/operator/payment/resolve id': 'as above',
  'post /api/order/voucher no': 'both must fit; a payment of somebody else is refused in order-pay.test.ts',
  'post /api/order/voucher payment_no': 'as above',
  'post /api/operator/payment/confirmTransfer no': 'operators look after everybody; nobody decides about themselves',
  'post /api/operator/payment/confirmTransfer trade_no': 'as the bank statement has it; it names nothing here',
  'post /api/operator/refund/paid no': 'operators look after everybody; nobody decides about themselves',
  'post /api/operator/refund/retry no': 'as above',
  'get /api/operator/refund/list no': 'as above',
  'post /api/operator/adjustment/propose user_id': 'whose balance is put right',
  'post /api/operator/adjustment/approve no': 'as above; another operator decides',
  'post /api/operator/adjustment/reject no': 'as above',
  'get /api/operator/storeApplication/info no': 'as above',
  'post /api/operator/storeApplication/reveal no': 'as above',
  'post /api/operator/storeApplication/approve no': 'as above',
  'post /api/operator/storeApplication/reject no': 'as above',
  'post /api/store/applicationSave province_id': 'public areas',
  'post /api/store/applicationSave city_id': 'public areas',
  'post /api/store/applicationSave area_id': 'public areas',
  'post /api/address/save province_id': 'public areas',
  'post /api/address/save city_id': 'public areas',
  'post /api/address/save area_id': 'public areas',
};
