import { parseFen } from '../../kernel/money.ts';

type Fields = Record<string, string>;

interface PaidTrade {
  trade_status: string;
  total_amount: string;
}

/** Plays what Alipay does about refunds: each number once, never more than was paid. */
export class AlipayRefunds {
  readonly #paidBack = new Map<string, { no: string; amount: number }>();
  /** What it was asked for. */
  readonly methods: string[] = [];
  /** Pays back and loses its answer. */
  losesAnswers = false;
  /** What it says instead of paying back. */
  refusal: string | undefined;

  sumOf(no: string): number {
    const own = [...this.#paidBack.values()].filter((refund) => refund.no === no);
    return own.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Undefined: asked for something else. */
  answer(trades: Map<string, PaidTrade>, method: string, content: Fields): object | undefined {
    const { out_trade_no: no = '', out_request_no: key = '' } = content;
    const trade = trades.get(no);
    const known = this.#paidBack.get(key);
    if (method.includes('refund')) this.methods.push(method);
    if (method === 'alipay.trade.fastpay.refund.query') {
      return { code: '10000', msg: 'Success', out_trade_no: no, ...(known && { refund_status: 'REFUND_SUCCESS' }) };
    }
    if (method !== 'alipay.trade.refund') return undefined;
    if (known) return { code: '10000', msg: 'Success', out_trade_no: no, fund_change: 'N' };
    const amount = parseFen(content.refund_amount ?? '');
    const isTooMuch = !trade || this.sumOf(no) + amount > parseFen(trade.total_amount);
    const why = this.refusal ?? (isTooMuch ? 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' : undefined);
    if (why) return { code: '40004', msg: 'Business Failed', sub_code: why };
    this.#paidBack.set(key, { no, amount });
    if (this.losesAnswers) return { code: '20000', msg: 'Service Currently Unavailable' };
    return { code: '10000', msg: 'Success', out_trade_no: no, fund_change: 'Y', refund_fee: content.refund_amount };
  }
}
