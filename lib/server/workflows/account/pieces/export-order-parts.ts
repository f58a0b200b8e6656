import type { Locale } from '#lib/i18n/locales.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import {
  formatMinor,
  listLines,
  listOrdersAfter,
  listPastOrdersAfter,
  type Order,
  type OrderLine,
  type PastOrder,
} from '#lib/server/orders/index.ts';
import { part, time } from './export-part.ts';

const batchSize = 100;

/** Every order, hidden ones too. */
export const orders = part(
  'orders',
  ['no', 'at', 'status', 'what', 'payable', 'paid', 'refunded', 'receiver', 'mobile', 'address', 'note'],
  async function* (ctx, { user, locale }) {
    for (let after = 0; ; ) {
      const batch = await listOrdersAfter(ctx.db, { userId: user.id, after, limit: batchSize });
      const lines = await listLines(
        ctx.db,
        batch.map(({ id }) => id),
      );
      const toRow = (order: Order) => {
        const own = lines.filter(({ orderId }) => orderId === order.id);
        return { ...factsOf(order), what: own.map((line) => describe(line, locale)).join('; ') };
      };
      if (batch.length > 0) yield batch.map(toRow);
      if (batch.length < batchSize) return;
      after = batch.at(-1)?.id ?? after;
    }
  },
);

/** Every order of a system before this shop, in its own currency. */
export const pastOrders = part(
  'past_orders',
  ['no', 'at', 'status', 'what', 'currency', 'total', 'refunded', 'email', 'mobile', 'address', 'note'],
  async function* (ctx, { user }) {
    for (let after = 0; ; ) {
      const batch = await listPastOrdersAfter(ctx.db, { userId: user.id, after, limit: batchSize });
      if (batch.length > 0) yield batch.map(factsOfPast);
      if (batch.length < batchSize) return;
      after = batch.at(-1)?.id ?? after;
    }
  },
);

function factsOfPast({ lines, texts, currency, totalAmount, refundedAmount, ...order }: PastOrder) {
  const text = (amount: number | null) => (amount === null ? '' : formatMinor(amount, currency));
  return {
    no: order.no,
    at: time(order.orderedAt),
    status: order.stateText || order.state,
    what: lines.map(({ qty, name }) => `${qty} × ${name}`).join('; '),
    currency,
    total: text(totalAmount),
    refunded: text(refundedAmount),
    email: order.email,
    mobile: order.mobile,
    address: texts.address,
    note: texts.note,
  };
}

function describe({ name, specText, qty }: OrderLine, locale: Locale): string {
  return [`${qty} × ${name[locale]}`, specText[locale]].filter(Boolean).join(', ');
}

function factsOf({ no, createdAt, status, payableAmount, paidAmount, refundedAmount, address, note }: Order) {
  const { province_name: province = '', city_name: city = '', area_name: area = '' } = address ?? {};
  return {
    no,
    at: time(createdAt),
    status,
    payable: formatFen(payableAmount),
    paid: formatFen(paidAmount),
    refunded: formatFen(refundedAmount),
    receiver: address?.receiver ?? '',
    mobile: address?.mobile ?? '',
    address: address ? [province, city, area, address.address].join(' ') : '',
    note,
  };
}
