import type { AlipaySdkCommonResult } from 'alipay-sdk';
import { formatFen } from '../../kernel/money.ts';
import type { RefundAnswer, RefundOrder } from '../provider.ts';

/** Asks Alipay for something and answers what it said, its signature checked. */
type AskAlipay = (method: string, content: Record<string, string>) => Promise<AlipaySdkCommonResult>;

/** Failures of Alipay itself: what it did, only a question tells. */
const isUncertain = ({ code, subCode }: AlipaySdkCommonResult) => code === '20000' || subCode === 'ACQ.SYSTEM_ERROR';

/** The time in which a trade can be paid back is over (a year, or what the contract says). */
const isOver = ({ subCode }: AlipaySdkCommonResult) => subCode === 'ACQ.TRADE_HAS_FINISHED';

/** Alipay pays back by our number (`out_request_no`): asked twice, it pays once and says that nothing changed. */
export async function refundByAlipay(ask: AskAlipay, order: RefundOrder): Promise<RefundAnswer> {
  const answer = await ask('alipay.trade.refund', {
    out_trade_no: order.payment.no,
    out_request_no: order.no,
    refund_amount: formatFen(order.amount),
    refund_reason: order.reason.slice(0, 80),
  });
  if (isUncertain(answer)) throw new Error(`alipay: ${wordOf(answer)}`);
  if (answer.code !== '10000') return { status: 'refused', why: wordOf(answer), isFinal: isOver(answer) };
  if (answer.fundChange === 'Y') return { status: 'succeeded', refundNo: order.no };
  return (await queryAlipayRefund(ask, order)) ?? { status: 'pending' };
}

/** Without a word of success Alipay has not paid back: it may be asked to. */
export async function queryAlipayRefund(ask: AskAlipay, order: RefundOrder): Promise<RefundAnswer | undefined> {
  const answer = await ask('alipay.trade.fastpay.refund.query', {
    out_trade_no: order.payment.no,
    out_request_no: order.no,
  });
  if (isUncertain(answer)) throw new Error(`alipay: ${wordOf(answer)}`);
  const isDone = answer.code === '10000' && answer.refundStatus === 'REFUND_SUCCESS';
  return isDone ? { status: 'succeeded', refundNo: order.no } : undefined;
}

function wordOf({ code, msg, subCode, subMsg }: AlipaySdkCommonResult): string {
  return [code, msg, subCode, subMsg].filter(Boolean).join(' ');
}
