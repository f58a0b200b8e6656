import { randomUUID } from 'node:crypto';
import { documentsTopic } from '#lib/contract/files/upload-topics.ts';
import { toMember } from '../../factories/store-factories.ts';
import { askRed, issuerOf } from '../../invoices/index.ts';
import { findStoreOf } from '../../store/index.ts';
import { feesOf } from '../../workflows/invoices/fees-for-tests.ts';
import { invoicesOf } from '../../workflows/invoices/invoices-for-tests.ts';
import type { TestApi } from '../test-api.ts';
import { askAs } from './ask-as-for-tests.ts';
import { newFile } from './new-records-for-tests.ts';
import { nobodysId, nobodysNumber } from './nobodys-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';

const titleForm = () => ({ title_type: 'personal', name: randomUUID() });

const newTitle = async (test: TestApi, owner: Asker): Promise<number> =>
  (await askAs(test, owner, 'post /api/invoice/titleSave', titleForm())).data.id;

const byId = (call: OwnedRecord['call'], rest?: OwnedRecord['rest']): OwnedRecord => ({
  call,
  field: 'id',
  make: newTitle,
  missing: nobodysId,
  ...(rest && { rest }),
});

const newStoreTitle = async (test: TestApi, owner: Asker): Promise<number> =>
  (await askAs(test, owner, 'post /api/store/invoiceTitleSave', titleForm())).data.id;

const ofStore = (call: OwnedRecord['call'], rest?: OwnedRecord['rest']): OwnedRecord => ({
  ...byId(call, rest),
  make: newStoreTitle,
  isForStores: true,
});

async function storeOf({ ctx }: TestApi, { id }: Asker) {
  const store = await findStoreOf(ctx.db, id);
  if (!store) throw new Error(`${id} works for no store`);
  return { ...toMember(id), storeId: store.id };
}

/** What the platform is asked to invoice to the owner's store. */
async function newFeeApplication(test: TestApi, owner: Asker): Promise<string> {
  const store = await storeOf(test, owner);
  const { newConfirmed, apply } = feesOf(test);
  const [no = ''] = await apply(store, [await newConfirmed(store, { commission: 5000 })]);
  return no;
}

const feeInvoice = (call: OwnedRecord['call']): OwnedRecord => ({
  call,
  field: 'no',
  make: newFeeApplication,
  missing: nobodysNumber,
  isForStores: true,
});

/** A red letter over an invoice of the platform that waits for the owner's store. */
async function newFeeRed(test: TestApi, owner: Asker): Promise<string> {
  const no = await newFeeApplication(test, owner);
  return (await feesOf(test).askRed(no)).no;
}

type Stage = 'received' | 'asked' | 'issued' | 'await_buyer';

/** An order of the asker's that is received, its invoice as far as the stage says, or a red letter over it that waits for them. */
const invoiceOf = (stage: Stage) =>
  async function make(test: TestApi, owner: Asker): Promise<string> {
    const shop = invoicesOf(test);
    const order = await shop.newReceived();
    const { $client } = test.ctx.db;
    await $client.query('update orders set user_id = $1 where no = $2', [owner.id, order.no]);
    if (stage === 'received') return order.no;
    const [no = ''] = await shop.apply(toMember(owner.id), [order.no]);
    if (stage === 'asked') return no;
    await shop.issue(no);
    if (stage === 'issued') return no;
    const actor = { member: toMember(order.store.userId), issuer: issuerOf(order.store.storeId) };
    await askRed(test.ctx, actor, { no, reason: 'issue_error', note: '' });
    const { rows } = await $client.query(
      `update invoice_reds set status = 'await_buyer', expires_at = null
        where application_id = (select id from invoice_applications where no = $1) returning no`,
      [no],
    );
    return rows[0].no;
  };

const byNo = (call: OwnedRecord['call'], stage: Stage, rest?: OwnedRecord['rest']): OwnedRecord => ({
  call,
  field: 'no',
  make: invoiceOf(stage),
  missing: nobodysNumber,
  ...(rest && { rest }),
});

const companyForm = () => ({
  title_type: 'company',
  name: randomUUID(),
  tax_no: '91310000MA1FL0000N',
  reg_address: '上海市徐汇区漕溪北路 18 号',
  reg_phone: '021-64380000',
  bank_name: '招商银行上海徐家汇支行',
  bank_account: '121909876510101',
});

/** A title that documents can be sent for. */
const newCompany =
  (call: 'post /api/invoice/titleSave' | 'post /api/store/invoiceTitleSave') => async (test: TestApi, owner: Asker) =>
    (await askAs(test, owner, call, companyForm())).data.id as number;

const documentsFile = newFile(true, documentsTopic);

/** Sending documents of a title. */
const documentsOf = (
  call: OwnedRecord['call'],
  save: Parameters<typeof newCompany>[0],
  side: Pick<OwnedRecord, 'isForStores'> = {},
): OwnedRecord => ({
  call,
  field: 'id',
  make: newCompany(save),
  missing: nobodysId,
  rest: async (test, asker) => ({ files: [await documentsFile(test, asker)] }),
  ...side,
});

/** Whom invoices are made out to, and what was asked for. */
export const invoiceRecords: OwnedRecord[] = [
  byId('get /api/invoice/titleInfo'),
  byId('post /api/invoice/titleSave', async () => titleForm()),
  byId('post /api/invoice/titleDelete'),
  byId('post /api/invoice/titleDefault'),
  documentsOf('post /api/invoice/titlePapers', 'post /api/invoice/titleSave'),
  byNo('get /api/invoice/info', 'asked'),
  byNo('get /api/invoice/ofOrder', 'received'),
  byNo('post /api/invoice/cancel', 'asked'),
  byNo('post /api/invoice/redConfirm', 'await_buyer'),
  byNo('post /api/invoice/redDeny', 'await_buyer', async () => ({ reason: 'it is right' })),
  ofStore('get /api/store/invoiceTitleInfo'),
  ofStore('post /api/store/invoiceTitleSave', async () => titleForm()),
  ofStore('post /api/store/invoiceTitleDelete'),
  ofStore('post /api/store/invoiceTitleDefault'),
  documentsOf('post /api/store/invoiceTitlePapers', 'post /api/store/invoiceTitleSave', { isForStores: true }),
  feeInvoice('get /api/store/platformInvoice'),
  feeInvoice('post /api/store/platformInvoiceCancel'),
  { ...feeInvoice('post /api/store/platformRedConfirm'), make: newFeeRed },
  {
    ...feeInvoice('post /api/store/platformRedDeny'),
    make: newFeeRed,
    rest: async () => ({ reason: 'it was right' }),
  },
  {
    call: 'post /api/store/platformInvoiceApply',
    field: 'title_id',
    make: newStoreTitle,
    missing: nobodysId,
    rest: async (test, asker) => {
      const store = await storeOf(test, asker);
      const no = await feesOf(test).newConfirmed(store, { commission: 5000 });
      return { statements: [no], kind: 'normal', email: 'a@example.com' };
    },
    isForStores: true,
  },
];

export const invoiceNames: Record<string, string> = {
  'post /api/store/invoiceTitleSave tax_no': 'as below',
  'post /api/invoice/titleSave tax_no': 'public, of whichever company; it names nothing here',
  'get /api/invoice/preview orders': '`member-invoices.test.ts` asks for those of others',
  'post /api/invoice/apply orders': 'as above',
  'post /api/invoice/apply title_id': 'as above',
  'post /api/invoice/apply address_id': 'as above',
  'post /api/invoice/changeTitle no': 'as above',
  'post /api/invoice/changeTitle title_id': 'as above',
  'post /api/invoice/resend no': 'as above: it has no file',
  'get /api/invoice/file no': 'as above',
  'get /api/invoice/file fapiao_no': 'chooses among the documents of the own invoice',
  'get /api/invoice/files no': 'as above',
};
