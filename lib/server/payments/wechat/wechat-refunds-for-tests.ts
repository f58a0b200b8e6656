import { type Answer, refuse } from '../../wechat-pay/double-for-tests.ts';

interface Asked {
  path: string;
  content: {
    transaction_id?: string;
    out_refund_no?: string;
    reason?: string;
    amount?: { refund: number; total: number };
  };
}

interface PaidBack {
  trade: string;
  amount: number;
  status: string;
}

/** Plays what WeChat does about refunds: each number once, never more than was paid. */
export class WechatRefunds {
  readonly all = new Map<string, PaidBack>();
  /** What a refund is when it was accepted. */
  status = 'SUCCESS';
  /** What it says instead of accepting one. */
  refusal: { status: number; code: string } | undefined;
  /** Accepts it, and says then that its system failed. */
  losesAnswers = false;

  sumOf(trade: string): number {
    const own = [...this.all.values()].filter((refund) => refund.trade === trade && refund.status !== 'CLOSED');
    return own.reduce((sum, { amount }) => sum + amount, 0);
  }

  answer(paid: Map<string, number>, { path, content }: Asked): Answer {
    const asked = path.split('/refunds/')[1];
    if (asked !== undefined) return this.#say(asked);
    const { transaction_id: trade = '', out_refund_no: no = '', amount } = content;
    const total = paid.get(trade);
    if (this.refusal) return refuse(this.refusal.status, this.refusal.code);
    if (this.all.has(no)) return this.#say(no);
    if (total === undefined) return refuse(404, 'RESOURCE_NOT_EXISTS', '订单不存在');
    if (!amount || amount.total !== total || !/^[\w\-|*@]{1,64}$/.test(no)) return refuse(400, 'PARAM_ERROR');
    if (this.sumOf(trade) + amount.refund > total) return refuse(400, 'INVALID_REQUEST', '申请退款金额超限');
    this.all.set(no, { trade, amount: amount.refund, status: this.status });
    return this.losesAnswers ? refuse(500, 'SYSTEM_ERROR') : this.#say(no);
  }

  #say(no: string): Answer {
    const refund = this.all.get(no);
    if (!refund) return refuse(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
    const { trade: transaction_id, amount, status } = refund;
    const body = { refund_id: `50${no.slice(2)}`, out_refund_no: no, transaction_id, status };
    return { status: 200, body: { ...body, amount: { refund: amount, currency: 'CNY' } } };
  }
}
