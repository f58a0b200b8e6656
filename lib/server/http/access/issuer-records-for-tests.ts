import { toMember } from '../../factories/store-factories.ts';
import { askRed, issuerOf, withdrawRed } from '../../invoices/index.ts';
import { shopDay } from '../../kernel/clock.ts';
import { findStoreOf } from '../../store/index.ts';
import { invoicesOf } from '../../workflows/invoices/invoices-for-tests.ts';
import { refundsOf } from '../../workflows/invoices/refunds-for-tests.ts';
import { settlementInvoicesOf } from '../../workflows/payouts/settlement-invoices-for-tests.ts';
import type { TestApi } from '../test-api.ts';
import { nobodysNumber } from './nobodys-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';

type Stage = 'asked' | 'paper' | 'issued' | 'posted' | 'red' | 'refused';

/** An invoice that the asker's store issues, as far as the stage says; of one that is taken back, the red letter;
 * `refused` has one that came to nothing. */
const issuedBy = (stage: Stage) =>
  async function make(test: TestApi, owner: Asker): Promise<string> {
    const shop = invoicesOf(test);
    const store = await findStoreOf(test.ctx.db, owner.id);
    if (!store) throw new Error(`no store of ${owner.id}`);
    const order = await shop.newReceived();
    const { $client } = test.ctx.db;
    await $client.query('update orders set store_id = $1 where no = $2', [store.id, order.no]);
    const [no = ''] = await shop.apply(order.customer, [order.no]);
    const isPaper = stage === 'paper' || stage === 'posted' || stage === 'red';
    if (isPaper) {
      const paper = `update invoice_applications set medium = 'paper', mail_address = '{}' where no = $1`;
      await $client.query(paper, [no]);
    }
    if (stage === 'asked' || stage === 'paper') return no;
    await shop.issue(no);
    const actor = { member: toMember(owner.id), issuer: issuerOf(store.id) };
    if (stage === 'refused') {
      const refunds = refundsOf(test);
      await refunds.payBack(order.no, 100);
      await refunds.follow();
      await withdrawRed(test.ctx, actor, (await refunds.redOf(no)).no, 'r');
    }
    if (stage !== 'red') return no;
    await askRed(test.ctx, actor, { no, reason: 'issue_error', note: '' });
    const { rows } = await $client.query(
      'select r.no from invoice_reds r join invoice_applications a on a.id = r.application_id where a.no = $1',
      [no],
    );
    return rows[0].no;
  };

/** The asker's store issues by the double. */
async function withProvider(test: TestApi, { id }: Asker): Promise<object> {
  const store = await findStoreOf(test.ctx.db, id);
  const chosen = `insert into invoice_issuers (issuer_type, issuer_id, provider) values ('store', $1, 'sandbox')
    on conflict do nothing`;
  await test.ctx.db.$client.query(chosen, [store?.id]);
  return {};
}

let next = 0;

/** What the tax side says of a document. */
const facts = async ({ ctx }: TestApi): Promise<object> => {
  next += 1;
  const fapiao_no = `26319999${String(next).padStart(12, '0')}`;
  return { fapiao_no, issue_date: shopDay(ctx.clock.now()) };
};

const ofStore = (call: OwnedRecord['call'], stage: Stage, rest?: OwnedRecord['rest']): OwnedRecord => ({
  call,
  field: stage === 'red' ? 'red_no' : 'no',
  make: issuedBy(stage),
  missing: nobodysNumber,
  isForStores: true,
  ...(rest && { rest }),
});

/** An invoice that the asker's store has handed in to the platform. */
async function newHandedIn(test: TestApi, { id }: Asker): Promise<string> {
  const store = await findStoreOf(test.ctx.db, id);
  if (!store) throw new Error(`no store of ${id}`);
  const member = { ...toMember(id), storeId: store.id };
  const { newSettled, handIn, nameKept } = settlementInvoicesOf(test);
  const statement = await newSettled(member, 20_000);
  return handIn(member, [statement], 20_000, { files: [{ url: await nameKept(member) }] });
}

/** What a store issues. */
export const issuerRecords: OwnedRecord[] = [
  ofStore('get /api/store/invoiceDetail', 'asked'),
  ofStore('post /api/store/invoiceBegin', 'asked', withProvider),
  ofStore('post /api/store/invoiceRecord', 'paper', facts),
  ofStore('post /api/store/invoiceReject', 'asked', async () => ({ reason: 'the title is wrong' })),
  ofStore('post /api/store/invoiceRead', 'asked', async () => ({ files: [{ url: '/storage/private/invoice/a.pdf' }] })),
  ofStore('post /api/store/invoiceAskRed', 'issued', async () => ({ reason: 'issue_error' })),
  ofStore('post /api/store/invoiceAskRedAgain', 'refused'),
  ofStore('post /api/store/invoiceRecordRed', 'red', facts),
  ofStore('post /api/store/invoiceWithdrawRed', 'red', async () => ({ reason: 'it was right' })),
  ofStore('post /api/store/invoiceVoid', 'posted'),
  { ...ofStore('post /api/store/settlementWithdraw', 'asked'), make: newHandedIn },
  ofStore('post /api/store/invoiceMail', 'posted', async () => ({ carrier: 'SF', tracking: 'SF10002000' })),
];

export const issuerNames: Record<string, string> = {
  'post /api/store/invoiceRecord fapiao_no': 'of the tax side; it names nothing here',
  'post /api/store/invoiceRecordRed fapiao_no': 'as above',
  'post /api/store/settlementHandIn fapiao_no': 'as above',
  'get /api/store/settlementFile no': 'answers a file; `store-settlements.test.ts` asks for that of another store',
  'get /api/store/invoiceFile fapiao_no': 'chooses among the documents of the own invoice',
  'get /api/store/invoiceFile no': 'answers a file; `issuer-invoices.test.ts` asks for that of another store',
  'get /api/store/invoiceZip no': 'as above',
  'get /api/store/platformInvoiceFile no': 'answers a file; `desk-issuing.test.ts` asks for that of another store',
  'get /api/store/platformInvoiceFile fapiao_no': 'chooses among the documents of the own invoice',
  'get /api/store/platformInvoiceZip no': 'as above',
};
