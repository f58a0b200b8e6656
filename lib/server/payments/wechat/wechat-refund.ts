import { z } from 'zod';
import { askWechat, isOf, isTransient, WechatRefusal } from '../../wechat-pay/client.ts';
import type { RefundAnswer, RefundOrder } from '../provider.ts';
import { cutToBytes } from './cut-to-bytes.ts';
import type { WechatMerchant } from './merchant.ts';

const path = '/v3/refund/domestic/refunds';

const answerSchema = z.object({
  refund_id: z.string().min(1).max(64),
  out_refund_no: z.string(),
  status: z.string().max(60),
  amount: z.object({ refund: z.int(), currency: z.string().default('CNY') }),
});

/** WeChat pays back by our number: asked twice, it pays once and says how far it is. */
export async function refundByWechat(shop: WechatMerchant, order: RefundOrder): Promise<RefundAnswer> {
  const { no, amount, currency, reason, payment } = order;
  const body = {
    transaction_id: payment.tradeNo,
    out_refund_no: no,
    reason: cutToBytes(reason, 80),
    notify_url: shop.notifyUrl,
    amount: { refund: amount, total: payment.amount, currency },
  };
  try {
    return toAnswer(await askWechat(shop, { method: 'POST', resource: path, body }), order);
  } catch (error) {
    if (!(error instanceof WechatRefusal) || isTransient(error)) throw error;
    // The customer's account is gone or closed to us: asked again, that stays so.
    const isFinal = error.code === 'USER_ACCOUNT_ABNORMAL';
    return { status: 'refused', why: `${error.code} ${error.message}`.trim(), ...(isFinal && { isFinal }) };
  }
}

export async function queryWechatRefund(shop: WechatMerchant, order: RefundOrder): Promise<RefundAnswer | undefined> {
  try {
    return toAnswer(await askWechat(shop, { method: 'GET', resource: `${path}/${order.no}` }), order);
  } catch (error) {
    if (isOf(error, 'RESOURCE_NOT_EXISTS')) return undefined;
    throw error;
  }
}

/**
 * A refund that is closed, or whose money came back from the customer's bank (`ABNORMAL`), stays so under its number: it is paid by
 * hand.
 */
function toAnswer(answer: unknown, { no, amount, currency }: RefundOrder): RefundAnswer {
  const said = answerSchema.parse(answer);
  const isOther = said.out_refund_no !== no || said.amount.refund !== amount || said.amount.currency !== currency;
  if (isOther) throw new Error(`wechat answered about another refund than ${no}`);
  if (said.status === 'SUCCESS') return { status: 'succeeded', refundNo: said.refund_id };
  if (said.status === 'PROCESSING') return { status: 'pending' };
  return { status: 'refused', why: said.status, isFinal: true };
}
