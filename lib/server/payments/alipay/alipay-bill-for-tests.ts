import { zipSync } from 'fflate';

export interface BillRow {
  no: string;
  trade: string;
  amount: string;
  business?: string;
  refund?: string;
  name?: string;
}

const head =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,退款批次号/请求号,备注';
const end = '#-----业务明细列表结束-----';

/** The archive of a day as Alipay writes it: the trades and a summary, both in its own encoding. */
export function toAlipayBill(rows: BillRow[]): Uint8Array {
  const lines = rows.map(({ no, trade, amount, business = '交易', refund = '', name = '"充值，100% ""好"", 余额"' }) =>
    [`${trade}\t`, `${no}\t`, business, name, '', '', '', '', '', '', '***\t', amount, amount, refund, ''].join(','),
  );
  const trades = ['#支付宝业务明细查询', '#账号：[2088]', '#-----业务明细列表-----', head, ...lines, end, ''];
  const summary = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数', `合计,,${rows.length}`, ''];
  return zipSync({ 'summary.csv': toGbk(summary.join('\r\n')), 'trades.csv': toGbk(trades.join('\r\n')) });
}

/** Node reads this encoding and does not write it: the table is made by reading every pair of bytes. */
const codes = new Map<string, number[]>();

function toGbk(text: string): Uint8Array {
  if (codes.size === 0) fillCodes();
  return Uint8Array.from([...text].flatMap((sign) => codes.get(sign) ?? [sign.charCodeAt(0)]));
}

function fillCodes(): void {
  const decoder = new TextDecoder('gbk');
  for (let high = 0x81; high < 0xff; high += 1) {
    for (let low = 0x40; low < 0xff; low += 1) {
      const sign = decoder.decode(Uint8Array.of(high, low));
      if ([...sign].length === 1 && !codes.has(sign)) codes.set(sign, [high, low]);
    }
  }
}
