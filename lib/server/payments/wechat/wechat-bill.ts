import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { parseFen } from '../../kernel/money.ts';
import { askWechat, isOf } from '../../wechat-pay/client.ts';
import { fetchSigned } from '../../wechat-pay/fetch-signed.ts';
import { type BillLine, ownNumber } from '../bills/bill-line.ts';
import { toPaymentNo, type WechatMerchant } from './merchant.ts';

const mostBytes = 256 * 1024 * 1024;

const answerSchema = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string(),
  download_url: z.url(),
});

/** A bill as rows of named cells. */
type Rows = Record<string, string>[];

/**
 * The trades of a day. Where WeChat has written down how the merchant's balance changed as well, a trade counts once its money
 * stands there: what was only promised is on no bill. Undefined: there is no bill of trades.
 */
export async function listWechatBill(shop: WechatMerchant, day: string): Promise<BillLine[] | undefined> {
  const trades = await download(shop, `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL&tar_type=GZIP`);
  if (!trades) return undefined;
  const flow = await download(shop, `/v3/bill/fundflowbill?bill_date=${day}&account_type=BASIC&tar_type=GZIP`);
  const moved = flow && new Set(flow.flatMap((row) => [cellOf(row, '业务凭证号'), cellOf(row, '微信支付业务单号')]));
  const hasMoved = (row: Rows[number]) => !moved || numbersOf(row).some((number) => moved.has(number));
  return trades.flatMap((row) => (hasMoved(row) ? (toLine(row) ?? []) : []));
}

/** By these a trade stands among the changes of the balance: its voucher is "usually" our number, WeChat's own stands beside it. */
const numbersOf = (row: Rows[number]): string[] =>
  (cellOf(row, '交易状态') === 'REFUND' ? ['商户退款单号', '微信退款单号'] : ['商户订单号', '微信订单号']).map((name) =>
    cellOf(row, name),
  );

/** WeChat says the same of a day without trades and of one whose bill is still to come. */
async function download(shop: WechatMerchant, resource: string): Promise<Rows | undefined> {
  try {
    const answer = answerSchema.parse(await askWechat(shop, { method: 'GET', resource }));
    return readRows(unpack(await fetchSigned(shop, answer.download_url, mostBytes), answer.hash_value));
  } catch (error) {
    if (isOf(error, 'NO_STATEMENT_EXIST')) return undefined;
    throw error;
  }
}

/** The file itself is not signed: its digest, which WeChat has signed, is of what was packed. */
function unpack(packed: Buffer, digest: string): string {
  const bytes = gunzipSync(packed, { maxOutputLength: mostBytes });
  const found = createHash('sha1').update(bytes).digest('hex');
  if (found !== digest.toLowerCase()) throw new Error('wechat: a bill with another digest');
  return new TextDecoder().decode(bytes);
}

/** Each cell has a mark before it; the rows end where the head of the sums begins. */
function readRows(text: string): Rows {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = head.split(',').map((name) => name.trim());
  const end = lines.findIndex((line) => !line.startsWith('`'));
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => {
    const cells = line.slice(1).split(/,`/);
    if (cells.length !== names.length)
      throw new Error(`wechat: a bill's row of ${cells.length} cells, not ${names.length}`);
    return Object.fromEntries(names.map((name, index) => [name, cells[index]?.trim() ?? '']));
  });
}

function cellOf(row: Rows[number], name: string): string {
  const cell = row[name];
  if (cell === undefined) throw new Error(`wechat: a bill without the column ${name}`);
  return cell;
}

function toLine(row: Rows[number]): BillLine | undefined {
  const state = cellOf(row, '交易状态');
  const isRefund = state === 'REFUND';
  if (!isRefund && state !== 'SUCCESS') return undefined;
  // The bill of the day on which it was begun has it, however long it is on its way to the customer.
  if (isRefund && !['SUCCESS', 'PROCESSING'].includes(cellOf(row, '退款状态'))) return undefined;
  const paymentNo = toPaymentNo(cellOf(row, '商户订单号'));
  const amount = parseFen(cellOf(row, isRefund ? '申请退款金额' : '订单金额'));
  if (!ownNumber.test(paymentNo) || amount === 0) return undefined;
  return {
    kind: isRefund ? 'refund' : 'payment',
    paymentNo,
    refundNo: isRefund ? cellOf(row, '商户退款单号').slice(0, 64) : '',
    tradeNo: cellOf(row, '微信订单号'),
    amount,
    currency: cellOf(row, '货币种类'),
  };
}
