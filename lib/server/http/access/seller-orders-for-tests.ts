import { toMember } from '../../factories/store-factories.ts';
import { asStore, claimOrder } from '../../orders/index.ts';
import { findStoreOf } from '../../store/index.ts';
import { acceptOrder } from '../../workflows/orders/accept-order.ts';
import { fulfilmentOf, type PaidChoices } from '../../workflows/orders/fulfil-for-tests.ts';
import { confirmReceipt } from '../../workflows/orders/receive-order.ts';
import type { TestApi } from '../test-api.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';

const nobodysOrder = () => 'SO26010100000000';

async function storeOf({ ctx }: TestApi, { id }: Asker) {
  const store = await findStoreOf(ctx.db, id);
  if (!store) throw new Error('works for no store');
  return { ...toMember(id), storeId: store.id };
}

type Stage = 'given' | 'claimed' | 'accepted';

/** An order that is the asker's store's, as far as the stage says. */
const sold = (stage: Stage, inputs: PaidChoices = {}) =>
  async function make(test: TestApi, owner: Asker): Promise<string> {
    const store = await storeOf(test, owner);
    const given = stage === 'given' ? { fixedStoreId: store.storeId } : {};
    const { no } = await fulfilmentOf(test).newPaid({ ...inputs, ...given });
    if (stage !== 'given') await claimOrder(test.ctx, store, no);
    if (stage === 'accepted') await acceptOrder(test.ctx, store, no);
    return no;
  };

/** An order that the asker has bought, as far as the stage says. */
const bought = (stage: 'waiting' | 'shipped' | 'completed') =>
  async function make(test: TestApi, owner: Asker): Promise<string> {
    const shop = fulfilmentOf(test);
    const customer = toMember(owner.id);
    const { no } = await shop.newPaid({ customer });
    if (stage === 'waiting') return no;
    const store = await shop.newStore();
    await shop.accept(store, no);
    await shop.ship(asStore(store), no);
    if (stage === 'completed') {
      await confirmReceipt(test.ctx, { no, member: customer });
      await test.ctx.db.$client.query("update orders set status = 'completed', completed_at = now() where no = $1", [
        no,
      ]);
    }
    return no;
  };

/** An unpaid order of the asker's store's offer. */
async function offered(test: TestApi, owner: Asker): Promise<string> {
  const { storeId } = await storeOf(test, owner);
  const shop = fulfilmentOf(test);
  const { order } = await shop.newOrders(await shop.newMember(), {});
  await test.ctx.db.$client.query('update orders set fixed_store_id = $2 where id = $1', [order.id, storeId]);
  return order.no;
}

/** An order that the asker's store works on, and whose rest has not come in time. */
async function overdue(test: TestApi, owner: Asker): Promise<string> {
  const no = await sold('accepted', { deposit: 3000 })(test, owner);
  await test.ctx.db.$client.query('update orders set balance_deadline = created_at where no = $1', [no]);
  return no;
}

const ofStore = (call: OwnedRecord['call'], make: OwnedRecord['make'], rest: object = {}): OwnedRecord => ({
  call,
  field: 'no',
  make,
  missing: nobodysOrder,
  rest: async () => rest,
  isForStores: true,
});

const ofCustomer = (call: OwnedRecord['call'], make: OwnedRecord['make']): OwnedRecord => ({
  call,
  field: 'no',
  make,
  missing: nobodysOrder,
});

const parcel = { carrier: 'sf', tracking_no: 'SF123456' };
const soon = { start: 3_999_999_000, end: 4_000_000_000 };

/** Orders on their way, by who sells and who bought them. */
export const soldOrders: OwnedRecord[] = [
  ofStore('get /api/store/orderInfo', sold('accepted')),
  ofStore('post /api/store/release', sold('claimed'), { reason: 'x' }),
  ofStore('post /api/store/orderAccept', sold('claimed')),
  ofStore('post /api/store/orderRefuse', sold('given'), { reason: 'x' }),
  ofStore('post /api/store/ship', sold('accepted'), parcel),
  ofStore('post /api/store/appointment', sold('accepted', { fulfilment: 'service' }), soon),
  ofStore('post /api/store/serviceDone', sold('accepted', { fulfilment: 'service' }), { note: 'done' }),
  ofStore('post /api/store/note', sold('accepted'), { note: 'x' }),
  ofStore('post /api/store/orderAdjust', offered, { change: '-1', expected_total: '100.00', reason: 'x' }),
  ofStore('post /api/store/orderCancel', offered, { reason: 'x' }),
  ofStore('post /api/store/orderCloseAsk', overdue, { reason: 'x' }),
  ofCustomer('post /api/order/confirm', bought('shipped')),
  ofCustomer('post /api/order/extend', bought('shipped')),
  ofCustomer('post /api/order/remind', bought('waiting')),
  ofCustomer('post /api/order/hide', bought('completed')),
];

const operatorCalls = [
  'get /api/operator/order/info',
  ...['dispatch', 'take', 'transfer', 'extend', 'close', 'closeApprove', 'adjust', 'cancel', 'confirmReceipt'].map(
    toOperatorCall,
  ),
  ...['ship', 'tracking', 'trackingCorrect', 'appointment', 'serviceDone', 'note'].map(toOperatorCall),
];

function toOperatorCall(name: string): string {
  return `post /api/operator/order/${name}`;
}

/** Fields of these calls that name nothing of a member's own. */
export const soldOrderNames: Record<string, string> = {
  ...Object.fromEntries(operatorCalls.map((call) => [`${call} no`, 'operators look after every order'])),
  'post /api/operator/order/dispatch store_id': 'the store that is to do it',
  'post /api/operator/order/transfer store_id': 'as above',
  'post /api/operator/order/ship tracking_no': 'the carrier’s; it names nothing here',
  'post /api/operator/order/tracking shipment_no': 'a parcel of the order beside it',
  'post /api/operator/order/trackingCorrect shipment_no': 'a parcel of the order beside it',
  'post /api/operator/order/trackingCorrect tracking_no': 'the carrier’s; it names nothing here',
  'post /api/store/claim no': 'the pool is open to every store',
  'post /api/store/ship tracking_no': 'the carrier’s; it names nothing here',
  'post /api/store/tracking no': 'with a parcel of it only; tried in store-order.test.ts',
  'post /api/store/tracking shipment_no': 'as above',
  'post /api/store/trackingCorrect no': 'with a parcel of it only; tried in store-order.test.ts',
  'post /api/store/trackingCorrect shipment_no': 'as above',
  'post /api/store/trackingCorrect tracking_no': 'the carrier’s; it names nothing here',
  'get /api/store/pool province_id': 'public areas',
  'get /api/store/pool category_id': 'the public catalogue',
};
