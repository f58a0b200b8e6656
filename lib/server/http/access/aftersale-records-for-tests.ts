import type { CaseType } from '#lib/contract/aftersales/member-records.ts';
import { proposeAmount, refuseCase, sendBack, sendReplacement } from '../../aftersales/index.ts';
import { toMember } from '../../factories/store-factories.ts';
import { asStore, claimOrder } from '../../orders/index.ts';
import { findStoreOf } from '../../store/index.ts';
import { approveRequest } from '../../workflows/aftersales/answer-case.ts';
import { casesOf } from '../../workflows/aftersales/cases-for-tests.ts';
import { acceptOrder } from '../../workflows/orders/accept-order.ts';
import type { TestApi } from '../test-api.ts';
import { nobodysNumber } from './nobodys-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';

type Stage = 'applied' | 'proposed' | 'rejected' | 'awaiting_return' | 'returning' | 'awaiting_reship' | 'reshipped';

const typeOf = (stage: Stage): CaseType => {
  if (stage === 'awaiting_return' || stage === 'returning') return 'return_refund';
  return stage === 'awaiting_reship' || stage === 'reshipped' ? 'reship' : 'refund_only';
};

interface Sides {
  customer?: Asker;
  store?: Asker;
}

/** A case as far as the stage says, of a customer, or of a store. */
async function newCase(test: TestApi, stage: Stage, { customer, store }: Sides): Promise<string> {
  const shop = casesOf(test);
  const order = store
    ? await sentBy(test, store)
    : await shop.newSent({ ...(customer && { customer: toMember(customer.id) }) });
  const seller = asStore(order.store);
  const no = await shop.apply(order, typeOf(stage));
  const parcel = { no, carrierName: '顺丰速运', trackingNo: 'SF1' };
  if (stage === 'proposed') await proposeAmount(test.ctx, seller, { no, amount: 100, reason: 'x', lines: [] });
  if (stage === 'rejected') await refuseCase(test.ctx, seller, { no, reason: 'x', files: [] });
  if (/await|return|reship/.test(stage)) await approveRequest(test.ctx, seller, { no });
  if (stage === 'returning') await sendBack(test.ctx, order.customer, { ...parcel, carrierCode: 'sf' });
  if (stage === 'reshipped') await sendReplacement(test.ctx, seller, { ...parcel, carrier: 'sf', note: '', files: [] });
  return no;
}

/** An order that the asker's store has sent. */
async function sentBy(test: TestApi, asker: Asker) {
  const found = await findStoreOf(test.ctx.db, asker.id);
  if (!found) throw new Error('works for no store');
  const store = { ...toMember(asker.id), storeId: found.id };
  const shop = casesOf(test);
  const order = await shop.newPaid({ payable: 10_000, qty: 10 });
  await shop.addAddress(store);
  await claimOrder(test.ctx, store, order.no);
  await acceptOrder(test.ctx, store, order.no);
  await shop.ship(asStore(store), order.no);
  return { ...order, store };
}

const ofCustomer = (call: OwnedRecord['call'], stage: Stage, rest: object = {}): OwnedRecord => ({
  call,
  field: 'no',
  make: (test, customer) => newCase(test, stage, { customer }),
  missing: nobodysNumber,
  rest: async () => rest,
});

const ofStore = (call: OwnedRecord['call'], stage: Stage, rest: object = {}): OwnedRecord => ({
  call,
  field: 'no',
  make: (test, store) => newCase(test, stage, { store }),
  missing: nobodysNumber,
  rest: async () => rest,
  isForStores: true,
});

const ofOrder = (call: OwnedRecord['call']): OwnedRecord => ({
  call,
  field: 'no',
  make: async (test, { id }) => (await casesOf(test).newSent({ customer: toMember(id) })).no,
  missing: nobodysNumber,
});

const words = { description: 'look again', reason: 'broken', text: 'hello' };
const tracked = { carrier: 'sf', tracking_no: 'SF123456' };

/** Cases by who asked, and by who answers. */
export const aftersaleRecords: OwnedRecord[] = [
  ofOrder('get /api/aftersale/options'),
  ofCustomer('get /api/aftersale/info', 'applied'),
  ofCustomer('post /api/aftersale/accept', 'proposed', { amount: '1.00' }),
  ofCustomer('post /api/aftersale/amend', 'applied', words),
  ofCustomer('post /api/aftersale/resubmit', 'rejected', words),
  ofCustomer('post /api/aftersale/cancel', 'applied'),
  ofCustomer('post /api/aftersale/ship', 'awaiting_return', tracked),
  ofCustomer('post /api/aftersale/dispute', 'rejected', words),
  ofCustomer('post /api/aftersale/confirm', 'reshipped'),
  ofCustomer('post /api/aftersale/message', 'applied', words),
  ofStore('get /api/store/aftersaleInfo', 'applied'),
  ofStore('post /api/store/aftersaleApprove', 'applied'),
  ofStore('post /api/store/aftersalePropose', 'applied', { ...words, amount: '1.00' }),
  ofStore('post /api/store/aftersaleRefuse', 'applied', words),
  ofStore('post /api/store/aftersaleReship', 'awaiting_reship', tracked),
  ofStore('post /api/store/aftersaleRefundInstead', 'awaiting_reship', words),
  ofStore('post /api/store/aftersaleMessage', 'applied', words),
];

const desk = 'operators look after every case; nobody answers an own one';
const operatorCalls = [
  'approve',
  'propose',
  'refuse',
  'receive',
  'reship',
  'refundInstead',
  'message',
  'decide',
  'retry',
  'release',
];

/** Fields of these calls that name nothing of a member's own. */
export const aftersaleNames: Record<string, string> = {
  'post /api/aftersale/preview no': 'refused with the lines of the order, see `aftersale-calls.test.ts`',
  'post /api/aftersale/apply no': 'as above',
  'post /api/store/aftersaleReceive no': 'refused with the lines of the case, see `case-moves.db.test.ts`',
  'post /api/aftersale/preview reason_id': 'reasons are everybody’s',
  'post /api/aftersale/apply reason_id': 'as above',
  'post /api/aftersale/ship tracking_no': 'the carrier’s; it names nothing here',
  'post /api/store/aftersaleReship tracking_no': 'as above',
  'post /api/operator/aftersale/reship tracking_no': 'as above',
  'post /api/store/aftersaleApprove address_id': 'an address of the store’s own book, see `aftersale-calls.test.ts`',
  'post /api/operator/aftersale/approve address_id': 'the platform has one address',
  'get /api/store/aftersaleList store_id': 'looked at for operators only',
  'get /api/store/aftersaleExport store_id': 'as above',
  'get /api/operator/aftersale/list store_id': 'a filter of what operators may read anyway',
  'get /api/operator/aftersale/export store_id': 'as above',
  'get /api/operator/aftersale/info no': desk,
  ...Object.fromEntries(operatorCalls.map((call) => [`post /api/operator/aftersale/${call} no`, desk])),
  'post /api/operator/aftersale/open no': 'operators look after every order; nobody opens one for themselves',
  'post /api/operator/aftersale/open reason_id': 'reasons are everybody’s',
  'post /api/operator/aftersale/reasonSave id': 'all operators keep one list of reasons',
};
