import { z } from 'zod';
import { openAccount } from '../../wechat-pay/account.ts';
import { askWechat, isOf } from '../../wechat-pay/client.ts';
import { readMessage } from '../../wechat-pay/read-message.ts';
import type { Received } from '../../wechat-pay/signing.ts';
import type { Notice, OpenedPayment, PaymentProvider, ProviderAnswer, RefundNews } from '../provider.ts';
import { nextReference, toPaymentNo, type WechatMerchant, type WechatShopSettings } from './merchant.ts';
import { instructByWechat, openPayment, renewalOf } from './open-payment.ts';
import { listWechatBill } from './wechat-bill.ts';
import { queryWechatRefund, refundByWechat } from './wechat-refund.ts';

const ordersPath = '/v3/pay/transactions/out-trade-no';

/** WeChat Pay (API v3). Its amounts are fen already. */
export function wechatProvider(settings: WechatShopSettings): PaymentProvider {
  const { appId, appSecret, notifyUrl, loginBase } = settings;
  const shop: WechatMerchant = { ...openAccount(settings), appId, appSecret, notifyUrl, loginBase };
  return {
    channel: 'wechat',
    // As long as what was opened there can be paid.
    lifeInSeconds: 2 * 3600,
    open: async (order, payer, before) => {
      const ref = before ? (before.isSame ? before.providerRef : nextReference(before.providerRef)) : order.no;
      return { providerRef: ref, prepay: await openPayment(shop, { order, payer, ref }) };
    },
    renewalOf,
    instruct: (order, prepay) => instructByWechat(shop, order, prepay),
    readNotice: (headers, body, at) => readNotice(shop, { headers, body, at }),
    query: (payment) => query(shop, payment),
    close: (payment) => close(shop, payment),
    refund: (order) => refundByWechat(shop, order),
    queryRefund: (order) => queryWechatRefund(shop, order),
    listBill: (day) => listWechatBill(shop, day),
  };
}

const amountSchema = z.object({ total: z.int(), currency: z.string().default('CNY') });

const paid = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string().min(1),
  transaction_id: z.string().min(1).max(64),
  trade_state: z.string(),
  amount: amountSchema,
});

const refunded = z.object({
  mchid: z.string(),
  out_refund_no: z.string().min(1).max(64),
  out_trade_no: z.string().min(1),
  transaction_id: z.string().min(1).max(64),
  refund_status: z.string(),
  amount: amountSchema,
});

const events = ['TRANSACTION.SUCCESS', 'REFUND.SUCCESS', 'REFUND.ABNORMAL', 'REFUND.CLOSED'];

async function readNotice(shop: WechatMerchant, received: Received): Promise<Notice | RefundNews | undefined> {
  const message = await readMessage(shop, received, { events, content: z.union([paid, refunded]) });
  if (!message) return undefined;
  const { id: eventId, content } = message;
  const isForeign = content.mchid !== shop.mchId || ('appid' in content && content.appid !== shop.appId);
  const news = 'refund_status' in content && !isForeign ? { refundNo: content.out_refund_no } : undefined;
  const status = statusIn(content);
  if (!status) return news;
  return {
    ...news,
    eventId,
    paymentNo: toPaymentNo(content.out_trade_no).slice(0, 40),
    tradeNo: content.transaction_id,
    status,
    amount: content.amount.total,
    currency: content.amount.currency,
    ...(isForeign && { isForeign }),
  };
}

/** Of a refund that came to nothing the money has not gone back. */
function statusIn(content: z.output<typeof paid> | z.output<typeof refunded>) {
  if (!('refund_status' in content)) return toStatus(content.trade_state);
  return content.refund_status === 'SUCCESS' ? 'closed' : undefined;
}

/** What was not paid has no trade and no amount; that nobody can pay it any more, only we decide. */
function toStatus(tradeState: string): 'succeeded' | 'closed' | undefined {
  if (tradeState === 'SUCCESS') return 'succeeded';
  return tradeState === 'REFUND' ? 'closed' : undefined;
}

const pathOf = ({ no, providerRef }: OpenedPayment): string => `${ordersPath}/${providerRef ?? no}`;

async function query(shop: WechatMerchant, payment: OpenedPayment): Promise<ProviderAnswer> {
  const answer = await askWechat(shop, { method: 'GET', resource: `${pathOf(payment)}?mchid=${shop.mchId}` }).catch(
    (error: unknown) => {
      if (isNotThere(error)) return undefined;
      throw error;
    },
  );
  const { trade_state = '' } = z.object({ trade_state: z.string().optional() }).parse(answer ?? {});
  const status = toStatus(trade_state);
  if (!status) return undefined;
  const { appid, mchid, out_trade_no, transaction_id: tradeNo, amount } = paid.parse(answer);
  if (toPaymentNo(out_trade_no) !== payment.no) throw new Error(`wechat answered about ${out_trade_no}`);
  const isForeign = mchid !== shop.mchId || appid !== shop.appId;
  return { tradeNo, status, amount: amount.total, currency: amount.currency, ...(isForeign && { isForeign }) };
}

/** What was never opened there, or is closed, nobody can pay. */
async function close(shop: WechatMerchant, payment: OpenedPayment): Promise<void> {
  try {
    await askWechat(shop, { method: 'POST', resource: `${pathOf(payment)}/close`, body: { mchid: shop.mchId } });
  } catch (error) {
    if (!isNotThere(error) && !isOf(error, 'ORDER_CLOSED', 'ORDERCLOSED')) throw error;
  }
}

/** Its pages spell it both ways. */
const isNotThere = (error: unknown): boolean => isOf(error, 'ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS');
