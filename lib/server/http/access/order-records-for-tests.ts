import type { CheckoutSource } from '#lib/contract/orders/member-checkout.ts';
import { makePastOrders } from '../../factories/past-order-factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import { buyNow, checkoutOf } from '../../workflows/checkout/checkout-for-tests.ts';
import { ordersOf } from '../../workflows/orders/orders-for-tests.ts';
import type { TestApi } from '../test-api.ts';
import { askAs } from './ask-as-for-tests.ts';
import { newAddress, newFile } from './new-records-for-tests.ts';
import { nobodysFile, nobodysId, nobodysNumber } from './nobodys-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';

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

async function newPastOrder({ ctx }: TestApi, { id }: Asker): Promise<number> {
  const [order] = await makePastOrders(ctx, [{ userId: id }]);
  return order?.id ?? 0;
}

/** Orders up to their payment, by who bought them. */
export const orderRecords: OwnedRecord[] = [
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
  { call: 'get /api/order/pastInfo', field: 'id', make: newPastOrder, missing: nobodysId },
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
    make: newFile(true, 'voucher'),
    missing: nobodysFile,
    rest: async (...whose) => ({ ...(await newTransfer(...whose)), reference: 'R1' }),
  },
];
