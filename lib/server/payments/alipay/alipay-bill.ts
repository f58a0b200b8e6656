import type { AlipaySdkCommonResult } from 'alipay-sdk';
import { parseFen } from '../../kernel/money.ts';
import { type BillLine, ownNumber } from '../bills/bill-line.ts';
import { unzip } from './unzip.ts';

const maxBytes = 256 * 1024 * 1024;

/** Columns by how their names begin: the rest is a unit in brackets. */
const columns = {
  tradeNo: '支付宝交易号',
  paymentNo: '商户订单号',
  business: '业务类型',
  amount: '订单金额',
  refundNo: '退款批次号',
};
const kinds: Record<string, BillLine['kind'] | undefined> = { 交易: 'payment', 退款: 'refund' };

/** Alipay says the same of a day without trades and of one whose bill is still to come. */
export function isBillMissing({ subCode }: AlipaySdkCommonResult): boolean {
  return /bill_not_exist$/i.test(subCode ?? '');
}

/** Fetches the archive, which stays where it is for half a minute. The gateway's protocol counts, not the link's. */
export async function downloadAlipayBill(link: string, gateway: string): Promise<BillLine[]> {
  const address = new URL(link);
  address.protocol = new URL(gateway).protocol;
  const answer = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`alipay: the bill answered ${answer.status}`);
  return readAlipayBill(Buffer.from(await answer.arrayBuffer()));
}

/** Throws when no file of the archive is a list of trades, or when one of its rows is not like its head. */
function readAlipayBill(archive: Buffer): BillLine[] {
  const decoder = new TextDecoder('gb18030');
  const texts = unzip(archive, maxBytes).map((file) => decoder.decode(file).split(/\r?\n/));
  const rows = texts.find((lines) => lines.some(isHead));
  if (!rows) throw new Error('alipay: a bill without trades and without a head');
  const start = rows.findIndex(isHead);
  const head = cellsOf(rows[start] ?? '');
  const trades = rows.slice(start + 1).filter((row) => row.trim() !== '' && !row.startsWith('#'));
  return trades.flatMap((row) => toLine(head, cellsOf(row)) ?? []);
}

const isHead = (row: string) => row.startsWith(columns.tradeNo);

/** A tab behind a number keeps spreadsheets from rounding it. */
function cellsOf(row: string): string[] {
  const cells = row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
  const plain = cells.map((cell) => cell.replace(/,$/, '').replace(/^"([\s\S]*)"$/, '$1'));
  // The last match is the empty one behind the last cell.
  return (row.endsWith(',') ? plain : plain.slice(0, -1)).map((cell) => cell.replaceAll('""', '"').trim());
}

function toLine(head: string[], cells: string[]): BillLine | undefined {
  const isWhole = cells.length >= head.length && cells.slice(head.length).every((cell) => cell === '');
  if (!isWhole) throw new Error(`alipay: a bill's row of ${cells.length} cells, not ${head.length}`);
  const read = (column: keyof typeof columns) => {
    const index = head.findIndex((name) => name.startsWith(columns[column]));
    if (index < 0) throw new Error(`alipay: a bill without the column ${column}`);
    return cells[index] ?? '';
  };
  const kind = kinds[read('business')];
  const [paymentNo, tradeNo, amount] = [read('paymentNo'), read('tradeNo'), Math.abs(parseFen(read('amount')))];
  if (!kind || !ownNumber.test(paymentNo) || amount === 0) return undefined;
  const refundNo = kind === 'refund' ? read('refundNo').slice(0, 64) : '';
  return { kind, paymentNo, refundNo, tradeNo, amount, currency: 'CNY' };
}
