import type { Received } from '../listen-for-tests.ts';

interface TestRefund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: string;
  metadata: { refund_no: string };
}

/** Plays what Stripe does about refunds: each key once. */
export class StripeRefunds {
  readonly all: TestRefund[] = [];
  /** How it was asked. */
  readonly methods: string[] = [];
  isRefusing = false;
  /** What new ones begin as. */
  status = 'succeeded';

  /** Undefined: asked for something else. */
  answer({ method, path, query, body, headers }: Received): object | undefined {
    if (path !== '/v1/refunds') return undefined;
    this.methods.push(method);
    if (method === 'GET') {
      const data = this.all.filter(({ payment_intent }) => payment_intent === query.get('payment_intent'));
      return { object: 'list', data, has_more: false, url: path };
    }
    const form = new URLSearchParams(body);
    const refund_no = form.get('metadata[refund_no]') ?? '';
    const known = this.all.find(({ metadata }) => metadata.refund_no === refund_no);
    if (known) return known;
    const refund = {
      id: `re_${String(headers['idempotency-key'])}`,
      object: 'refund' as const,
      amount: Number(form.get('amount')),
      payment_intent: form.get('payment_intent') ?? '',
      status: this.status,
      metadata: { refund_no },
    };
    this.all.push(refund);
    return refund;
  }
}
