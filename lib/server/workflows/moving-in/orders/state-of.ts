import type { MovingSource } from '#lib/contract/integrations/moving-fields.ts';
import type { PastOrderState } from '#lib/contract/orders/past-orders.ts';
import type { FieldRow } from '../products/moved-product.ts';

interface ReadState {
  state: PastOrderState;
  /** As the system before writes it. */
  text: string;
}

/** How far an order was, in one word of ours and in the words of its system. */
export const stateOf = (row: FieldRow, source: MovingSource): ReadState =>
  source === 'shopify_orders' ? ofShopify(row) : ofOneWord(row.get('status'));

/** Shopify says payment and delivery apart, and a cancelled order by the time of it alone. */
function ofShopify(row: FieldRow): ReadState {
  const [payment, delivery] = [plain(row.get('payment_state')), plain(row.get('delivery_state'))];
  const text = [row.get('payment_state'), row.get('delivery_state')].filter(Boolean).join(' / ').slice(0, 120);
  const isCancelled = row.get('cancelled') !== '' || payment === 'voided';
  const state: PastOrderState =
    payment === 'refunded'
      ? 'refunded'
      : isCancelled
        ? 'cancelled'
        : payment === 'partially refunded'
          ? 'partially_refunded'
          : ['pending', 'authorized', 'partially paid', 'unpaid'].includes(payment)
            ? 'pending_payment'
            : payment === 'expired'
              ? 'failed'
              : payment === 'paid'
                ? delivery === 'fulfilled'
                  ? 'completed'
                  : 'processing'
                : 'unknown';
  return { state, text };
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ');

/** Words of WooCommerce in both languages, and of shops that were written by hand; a number stands for something only its shop knows. */
const words: [PastOrderState, RegExp][] = [
  ['partially_refunded', /partial(?:ly)?[ -]refund|部分退款/],
  ['refunded', /refunded|已退款|退款完成/],
  ['cancelled', /cancel|voided|closed|已取消|取消|已关闭|关闭/],
  ['failed', /failed|失败/],
  ['on_hold', /on[ -]hold|保留|等待确认|挂起/],
  ['pending_payment', /pending|unpaid|draft|待付款|等待付款|待支付|未付款/],
  ['completed', /complete|finished|done|delivered|已完成|完成|已收货|交易成功/],
  ['processing', /processing|paid|shipped|sent|已付款|已支付|正在处理|处理中|待发货|已发货|配送中/],
];

function ofOneWord(written: string): ReadState {
  const text = written.trim().slice(0, 120);
  const word = plain(text).replace(/^wc-/, '');
  const [state = 'unknown'] = words.find(([, pattern]) => pattern.test(word)) ?? [];
  return { state, text };
}
