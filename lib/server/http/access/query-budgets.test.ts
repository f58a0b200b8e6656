import { afterAll, describe, expect, it } from '@jest/globals';
import { tallyQueries } from '#lib/server/db/statements/query-tally.ts';
import { listenForChanges } from '../../db/listen-for-changes.ts';
import { createTestUser, signIn } from '../../factories/factories.ts';
import { makeQuotationGoods, makeQuoted, type QuotationGoods } from '../../factories/quotation-factories.ts';
import { createTestApplication, createTestStore, toMember } from '../../factories/store-factories.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { updateSettings } from '../../site/index.ts';
import { casesOf } from '../../workflows/aftersales/cases-for-tests.ts';
import { feesOf } from '../../workflows/invoices/fees-for-tests.ts';
import { fulfilmentOf } from '../../workflows/orders/fulfil-for-tests.ts';
import { statementsOf } from '../../workflows/settlement/statements-for-tests.ts';
import { createTestApi } from '../test-api.ts';
import { giveFolder } from '../uploads/uploads-for-tests.ts';
import { askAs } from './ask-as-for-tests.ts';
import type { Audience } from './audiences-for-tests.ts';
import type { Asker } from './owned-record-for-tests.ts';
import { ownedRecords } from './owned-records-for-tests.ts';
import { accessTable } from './table-for-tests.ts';

interface Budget {
  /** How often something is sent and waited for. Who asks is one, what is asked the second, what follows from it the third. */
  trips: number;
  /** Statements, however many travel together. */
  queries: number;
}

const usual: Budget = { trips: 3, queries: 4 };

/** What a read may cost beyond that. A number that has become too large is lowered, never raised without a reason. */
const budgets: Record<string, Partial<Budget>> = {
  'get /api/account/closing': { queries: 13 },
  // The last one reads the after-sales cases that wait for the customer.
  'get /api/account/overview': { trips: 2, queries: 14 },
  // The member, and all that waits in one statement.
  'get /api/account/waiting': { trips: 2, queries: 2 },
  // The last one reads which special invoices its money waits for.
  'get /api/aftersale/info': { trips: 4, queries: 10 },
  'get /api/aftersale/options': { trips: 4, queries: 7 },
  // The orders first, then what is invoiced of each and by whom.
  'get /api/invoice/orders': { trips: 4, queries: 8 },
  'get /api/invoice/info': { trips: 5, queries: 13 },
  'get /api/invoice/ofOrder': { trips: 4, queries: 9 },
  'get /api/index/index': { trips: 2, queries: 3 },
  'get /api/message/unread': { trips: 2, queries: 2 },
  'get /api/operator/audit/list': { queries: 6 },
  // What the database, the queue, the outbox, the files, the backups and the books say of themselves, each with one statement.
  'get /api/operator/system/see': { queries: 11 },
  // A fact of the shop with each: operators, settings, pages, home page, the last mail, categories, products, links.
  'get /api/operator/opening/see': { queries: 9 },
  // The pages with their texts and drafts, and what is published of two of them.
  'get /api/operator/legal/list': { queries: 5 },
  'get /api/operator/order/info': { trips: 6, queries: 12 },
  // One of them writes down who looked, the last reads which special invoices its money waits for.
  'get /api/operator/aftersale/info': { trips: 6, queries: 14 },
  // One of them reads the after-sales cases of orders that have some.
  'get /api/operator/order/list': { trips: 4, queries: 11 },
  // The accounts, and what goes out and is settled next.
  'get /api/operator/books/view': { queries: 5 },
  // Three of them read what customers configure, for the warnings of its price steps.
  'get /api/operator/product/info': { trips: 4, queries: 16 },
  'get /api/operator/product/list': { queries: 7 },
  'get /api/operator/quote/info': { trips: 5, queries: 8 },
  'get /api/operator/quote/list': { trips: 4, queries: 5 },
  'get /api/operator/quote/version': { trips: 4 },
  // The rates, and what they are for by name.
  'get /api/operator/rate/explain': { trips: 5, queries: 6 },
  // The order and its lines before that.
  'get /api/operator/rate/explainOrder': { trips: 7, queries: 9 },
  // A search of the shop.
  'get /api/operator/rate/products': { trips: 4, queries: 6 },
  // The last one finds who decided.
  'get /api/operator/realName/list': { trips: 4, queries: 5 },
  'get /api/operator/recharge/list': { trips: 4, queries: 5 },
  'get /api/operator/specification/info': { trips: 7, queries: 9 },
  // The reader’s store, then what lists show beside the rows: sums, numbers, and issuers with their licences.
  'get /api/operator/invoice/list': { queries: 8 },
  // The application first, then all about it and who issues, and last the numbers of its orders or statements.
  'get /api/operator/invoice/info': { trips: 4, queries: 12 },
  // And the issuer again, as who acts for it.
  'get /api/operator/invoice/issuing': { queries: 9 },
  'get /api/operator/invoice/detail': { trips: 4, queries: 13 },
  'get /api/store/platformInvoice': { trips: 4, queries: 10 },
  'get /api/store/platformInvoices': { queries: 7 },
  // Statements, what of them is invoiced, the issuer and the code of its services.
  'get /api/store/platformFees': { queries: 6 },
  // The statements and to whom they are invoiced, and then which of them are.
  'get /api/store/settlementInvoicing': { trips: 4, queries: 5 },
  // And sums, red letters and titles.
  'get /api/store/platformInvoicing': { queries: 9 },
  // The reader’s store, people and stores by name.
  'get /api/operator/statement/list': { queries: 5 },
  // The statement first, then its history, what its documents hash to or its lines, and what these name.
  'get /api/operator/statement/info': { trips: 4, queries: 7 },
  'get /api/operator/statement/lines': { trips: 4, queries: 6 },
  'get /api/operator/store/info': { trips: 6, queries: 7 },
  'get /api/operator/storeApplication/info': { trips: 4 },
  // One of them reads what they agreed to.
  'get /api/operator/user/info': { trips: 6, queries: 11 },
  // The reader’s store, people and stores by name.
  'get /api/operator/withdrawal/list': { queries: 6 },
  // The standing, the sums, the days, the people: none needs the other's answer.
  'get /api/recommend/main': { trips: 2, queries: 8 },
  'get /api/recommend/team': { queries: 5 },
  'get /api/recommend/invites': { queries: 5 },
  'get /api/recommend/commissions': { queries: 5 },
  'get /api/order/counts': { trips: 2, queries: 3 },
  'get /api/order/group': { trips: 4, queries: 6 },
  'get /api/order/info': { trips: 4, queries: 10 },
  'get /api/order/list': { trips: 2, queries: 2 },
  'get /api/product/categories': { trips: 1, queries: 1 },
  'get /api/product/rows': { trips: 2, queries: 2 },
  // And the settings that its figures come from.
  'get /api/content/home': { trips: 2, queries: 2 },
  'get /api/product/home': { trips: 1, queries: 1 },
  'get /api/product/info': { trips: 1, queries: 1 },
  'get /api/product/list': { queries: 6 },
  'get /api/quote/info': { trips: 4, queries: 12 },
  'get /api/quote/messages': { trips: 4 },
  'get /api/quote/templates': { trips: 6, queries: 9 },
  'get /api/quote/version': { trips: 4 },
  'get /api/service/list': { trips: 4, queries: 7 },
  'get /api/site/addresses': { queries: 5 },
  'get /api/store/aftersaleFigures': { queries: 5 },
  // One of them finds invoices that hold the refund.
  'get /api/store/aftersaleInfo': { trips: 6, queries: 15 },
  // Its lines, pictures and deadlines, where there is an order.
  'get /api/store/orders': { trips: 4, queries: 7 },
  // One for each kind of thing that may be open.
  'get /api/store/closing': { trips: 2, queries: 9 },
  // What is pending, available and held, two sums, the days, and what is settled when: none needs the other's answer.
  'get /api/store/finance': { queries: 10 },
  // The last one names the statements of the lines.
  'get /api/store/financeLines': { queries: 5 },
  'get /api/store/home': { trips: 2, queries: 16 },
  // What waits is counted in one; what was issued this month, and what comes from the platform.
  'get /api/store/invoiceHome': { queries: 7 },
  'get /api/store/invoiceIssuing': { queries: 9 },
  // The invoice first, then its rows, documents, history and red letters, and the orders that it names.
  'get /api/store/invoiceDetail': { trips: 4, queries: 13 },
  'get /api/store/invite': { trips: 6, queries: 6 },
  'get /api/store/legal': { trips: 2, queries: 5 },
  'get /api/store/orderInfo': { trips: 6, queries: 13 },
  'get /api/store/payee': { trips: 2, queries: 5 },
  // One of them reads what the store owes, which keeps it from claiming.
  // The statement first, then its history and what its documents hash to.
  'get /api/store/statement': { queries: 5 },
  'get /api/store/pool': { trips: 4, queries: 10 },
  'get /api/store/profile': { queries: 5 },
  'get /api/store/staff': { queries: 5 },
  // What is there, what was asked for, and the account with what it needs.
  'get /api/store/withdrawOptions': { queries: 7 },
};

/** What the reads are asked with that name a record and are nobody's alone. */
const inputs: Record<string, (made: Made) => object> = {
  'get /api/product/info': ({ goods }) => ({ id: goods.cards }),
  'get /api/quote/templates': ({ goods }) => ({ product: goods.cards }),
  'get /api/quote/made': ({ goods }) => ({ product: goods.cards }),
  'get /api/operator/product/info': ({ goods }) => ({ id: goods.cards }),
  'get /api/operator/specification/info': ({ goods }) => ({ product: goods.cards }),
  'get /api/operator/order/info': ({ order }) => ({ no: order }),
  'get /api/operator/quote/info': ({ quotation }) => ({ no: quotation }),
  'get /api/operator/quote/version': ({ quotation }) => ({ no: quotation, n: 1 }),
  'get /api/operator/quote/messages': ({ quotation }) => ({ no: quotation }),
  'get /api/operator/user/info': () => ({ id: people.customer.id }),
  'get /api/operator/store/info': ({ store }) => ({ id: store }),
  'get /api/operator/storeApplication/info': ({ application }) => ({ no: application }),
  'get /api/operator/rate/explainOrder': ({ order, store }) => ({ no: order, store_id: store }),
  'get /api/operator/rate/explain': ({ goods, store }) => ({ product_id: goods.cards, store_id: store, amount: '200' }),
  'get /api/recommend/share': ({ goods }) => ({ product_id: goods.cards }),
  'get /api/recommend/withdrawPreview': () => ({ amount: '10', channel: 'bank' }),
  'get /api/site/undrawable': () => ({ text: '😀' }),
  'get /api/store/withdrawPreview': () => ({ amount: '10' }),
  'get /api/store/poolNews': () => ({ since: 1 }),
  'get /api/operator/aftersale/info': ({ aftersale }) => ({ no: aftersale }),
  'get /api/operator/invoice/info': ({ invoice }) => ({ no: invoice }),
  'get /api/operator/invoice/detail': ({ invoice }) => ({ no: invoice }),
  'get /api/operator/statement/info': ({ statement }) => ({ no: statement }),
  'get /api/operator/statement/lines': ({ statement }) => ({ no: statement }),
};

/** Of these there is none in this shop: they are refused before they cost anything. */
const withoutRecord = new Set([
  'get /api/invoice/preview',
  'get /api/account/views',
  'get /api/common/clickCaptcha',
  'get /api/content/page',
  'get /api/content/preview',
  'get /api/operator/page/info',
  'get /api/operator/media/detail',
  'get /api/operator/look/previewed',
  'get /api/operator/payout/file',
  'get /api/operator/payout/info',
  'get /api/operator/payout/rows',
  'get /api/operator/moving/info',
  'get /api/operator/moving/report',
  'get /api/operator/pastOrders/info',
  'get /api/order/pastInfo',
  'get /api/operator/product/importFaults',
  'get /api/operator/product/importInfo',
  'get /api/operator/specification/version',
  'get /api/operator/webhook/delivery',
  'get /api/operator/withdrawal/info',
  'get /api/service/info',
  'get /api/store/quoteInfo',
  'get /api/store/quoteMessages',
  'get /api/store/quoteVersion',
]);

/** Streams do not end, and files are written in as many reads as they are long. */
const endless =
  /stream$|site\/changes$|export$|\/pdf$|\/poster$|(quote|statement)Pdf$|importTemplate$|settlementFile$|invoice(File|Zip|ToIssue)$|invoice\/(files?|zip|toIssue)$/i;
const reads = accessTable.filter(([call]) => call.startsWith('get ') && !endless.test(call));

const people = {} as Record<'customer' | 'store' | 'operator', Asker>;

interface Made {
  goods: QuotationGoods;
  quotation: string;
  order: string;
  store: number;
  application: string;
  aftersale: string;
  statement: string;
  invoice: string;
}

const test = await createTestApi();
const { ctx } = test;
await giveFolder(test);
ctx.env.PAYMENT_SANDBOX = true;
await updateSettings(ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
// As in a running shop: what rarely changes is kept until its notice.
const listening = await listenForChanges(ctx, () => {});
const asker = async (id: number): Promise<Asker> => ({ id, token: (await signIn(ctx, id)).token });
for (const group of ['customer', 'operator'] as const)
  people[group] = await asker((await createTestUser(ctx, { group })).id);
const { owner, store } = await createTestStore(ctx);
people.store = await asker(owner.id);
const made: Made = {
  goods: await makeQuotationGoods(ctx),
  quotation: (await makeQuoted(ctx, await makeQuotationGoods(ctx))).no,
  order: (await fulfilmentOf(test).newPaid()).no,
  store: store.id,
  application: (await createTestApplication(ctx)).no,
  aftersale: await newAftersale(),
  statement: await newStatement({ storeId: store.id }),
  invoice: await newInvoice({ ...toMember(owner.id), storeId: store.id }),
};

afterAll(async () => {
  await listening.stop();
  await test.close();
});

async function newAftersale(): Promise<string> {
  const shop = casesOf(test);
  return shop.apply(await shop.newSent(), 'refund_only');
}

async function newInvoice(store: StoreMember): Promise<string> {
  const { newConfirmed, apply } = feesOf(test);
  const [no = ''] = await apply(store, [await newConfirmed(store, { commission: 5000 })]);
  return no;
}

async function newStatement(store: { storeId: number }): Promise<string> {
  const { earn, make } = statementsOf(test);
  await earn(store, 100);
  return (await make(store)).no;
}

function askerOf(call: string, who: Audience): Asker {
  const record = ownedRecords.find((each) => each.call === call);
  if (who === 'guests') return { ...people.customer, token: '' };
  if (record?.isForOperators || who === 'operators') return people.operator;
  return record?.isForStores || who === 'stores' || who === 'sales' ? people.store : people.customer;
}

describe('how often a read asks the database', () => {
  it.each(reads)('%s', async (call, who) => {
    const asker = askerOf(call, who);
    const record = ownedRecords.find((each) => each.call === call);
    const named = record && {
      ...(await record.rest?.(test, asker)),
      [record.field]: await record.make(test, asker),
    };
    const input = named ?? inputs[call]?.(made) ?? {};
    // The first time fills what is kept in memory.
    const { code, msg } = await askAs(test, asker, call, input);
    if (!withoutRecord.has(call)) expect({ code, msg }).toMatchObject({ code: 1 });
    const { queries, trips } = await tallyQueries(() => askAs(test, asker, call, input));
    const budget = { ...usual, ...budgets[call] };
    expect(queries).toBeLessThanOrEqual(budget.queries);
    expect(trips).toBeLessThanOrEqual(budget.trips);
  });
});
