import { AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import { z } from 'zod';
import { officialLocale } from '#lib/i18n/languages.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { formatFen, parseFen } from '../../kernel/money.ts';
import type { Notice, PaymentOrder, PaymentProvider, ProviderAnswer } from '../provider.ts';
import { shanghaiTime } from '../shanghai-time.ts';
import { downloadAlipayBill, isBillMissing } from './alipay-bill.ts';
import { queryAlipayRefund, refundByAlipay } from './alipay-refund.ts';

interface AlipaySettings {
  appId: string;
  privateKey: string;
  publicKey: string;
  gateway: string;
  /** Empty: only the app is compared. */
  sellerId: string;
  notifyUrl: string;
  clock: Clock;
}

const amount = z.union([z.string(), z.number()]).transform((value, context) => {
  try {
    return parseFen(String(value));
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount' });
    return z.NEVER;
  }
});

const noticeSchema = z.object({
  notify_id: z.string().min(1).max(255),
  app_id: z.string(),
  seller_id: z.string().optional(),
  out_trade_no: z.string().min(1),
  trade_no: z.string().min(1).max(64),
  trade_status: z.string(),
  total_amount: amount,
  refund_fee: amount.optional(),
  trans_currency: z.string().default('CNY'),
});

/** The SDK hands the fields over in camel case. */
const tradeSchema = z.object({
  outTradeNo: z.string(),
  tradeNo: z.string().min(1).max(64),
  tradeStatus: z.string(),
  totalAmount: amount,
  transCurrency: z.string().default('CNY'),
});

/** Alipay, by pages of its own for desktops and phones. Amounts leave here in yuan and come in as yuan, never elsewhere. */
export function alipayProvider(settings: AlipaySettings): PaymentProvider {
  const { appId, privateKey, publicKey, gateway, clock } = settings;
  const sdk = new AlipaySdk({ appId, privateKey, alipayPublicKey: publicKey, gateway, timeout: 8000 });
  const ask = (method: string, bizContent: Record<string, string>) =>
    sdk.exec(method, { timestamp: shanghaiTime(clock.now()), bizContent }, { validateSign: true });
  return {
    channel: 'alipay',
    lifeInSeconds: 2 * 3600,
    // The addresses are signed here; nothing is known at Alipay before the customer opens one of them.
    instruct: (order) => ({
      url: payUrl(sdk, settings, order, ['alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY']),
      mobile_url: payUrl(sdk, settings, order, ['alipay.trade.wap.pay', 'QUICK_WAP_WAY']),
    }),
    readNotice: (_headers, body) => readNotice(sdk, settings, body),
    query: async ({ no }) => toAnswer(await ask('alipay.trade.query', { out_trade_no: no }), no),
    close: async ({ no }) => {
      const answer = await ask('alipay.trade.close', { out_trade_no: no });
      if (answer.code !== '10000' && !isNotThere(answer)) throw refusal(answer);
    },
    refund: (order) => refundByAlipay(ask, order),
    queryRefund: (order) => queryAlipayRefund(ask, order),
    listBill: async (day) => {
      const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', {
        bill_type: 'trade',
        bill_date: day,
      });
      if (isBillMissing(answer)) return undefined;
      if (answer.code !== '10000') throw refusal(answer);
      return downloadAlipayBill(String(answer.billDownloadUrl), gateway);
    },
  };
}

function payUrl(sdk: AlipaySdk, settings: AlipaySettings, order: PaymentOrder, [method, product]: [string, string]) {
  return sdk.pageExecute(method, 'GET', {
    timestamp: shanghaiTime(settings.clock.now()),
    notify_url: settings.notifyUrl,
    return_url: order.returnUrl,
    bizContent: {
      out_trade_no: order.no,
      total_amount: formatFen(order.amount),
      subject: order.title[officialLocale],
      product_code: product,
      time_expire: shanghaiTime(order.expiresAt),
    },
  });
}

function readNotice(sdk: AlipaySdk, { appId, sellerId }: AlipaySettings, body: string): Notice | undefined {
  const fields = Object.fromEntries(new URLSearchParams(body));
  // The message may not choose the weaker signature.
  if (fields.sign_type !== 'RSA2' || !sdk.checkNotifySignV2(fields)) throw new DomainError('signature_wrong');
  const parsed = noticeSchema.safeParse(fields);
  if (!parsed.success) throw new DomainError('invalid_input');
  const { data } = parsed;
  const status = toStatus(data.trade_status, data.refund_fee);
  if (!status) return undefined;
  const isOthers = sellerId !== '' && data.seller_id !== undefined && data.seller_id !== sellerId;
  return {
    eventId: data.notify_id,
    paymentNo: data.out_trade_no.slice(0, 40),
    tradeNo: data.trade_no,
    status,
    amount: data.total_amount,
    currency: data.trans_currency,
    ...((data.app_id !== appId || isOthers) && { isForeign: true }),
  };
}

function toAnswer(answer: AlipaySdkCommonResult, no: string): ProviderAnswer {
  if (isNotThere(answer)) return undefined;
  if (answer.code !== '10000') throw refusal(answer);
  const trade = tradeSchema.parse(answer);
  if (trade.outTradeNo !== no) throw new Error(`alipay answered about ${trade.outTradeNo}, not ${no}`);
  const status = toStatus(trade.tradeStatus);
  if (!status) return undefined;
  return { tradeNo: trade.tradeNo, status, amount: trade.totalAmount, currency: trade.transCurrency };
}

/** Alipay calls a trade closed when nobody paid it in time, and when all of it was paid back. */
function toStatus(tradeStatus: string, refunded = 0): 'succeeded' | 'closed' | undefined {
  if (tradeStatus === 'TRADE_CLOSED') return 'closed';
  if (tradeStatus !== 'TRADE_SUCCESS' && tradeStatus !== 'TRADE_FINISHED') return undefined;
  return refunded > 0 ? 'closed' : 'succeeded';
}

/** The customer has not opened Alipay's page yet. */
function isNotThere({ subCode }: AlipaySdkCommonResult): boolean {
  return subCode === 'ACQ.TRADE_NOT_EXIST';
}

function refusal({ code, msg, subCode, subMsg }: AlipaySdkCommonResult): Error {
  return new Error(`alipay: ${[code, msg, subCode, subMsg].filter(Boolean).join(' ')}`);
}
