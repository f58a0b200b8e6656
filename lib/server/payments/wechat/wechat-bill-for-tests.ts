interface BillRow {
  no: string;
  trade: string;
  /** In yuan. */
  amount: string;
  refund?: { no: string; status: string };
}

const tradeHead =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const flowHead =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额（元）,账户结余（元）,资金变更提交申请人,备注,业务凭证号';

const toText = (head: string, rows: string[][], sums: string): string =>
  `\uFEFF${[head, ...rows.map((cells) => cells.map((cell) => `\`${cell}`).join(',')), sums, '`1,`1.00'].join('\r\n')}\r\n`;

/** The trades of a day as WeChat writes them. */
export function toTradeBill(rows: BillRow[]): string {
  const cells = rows.map(({ no, trade, amount, refund }) => [
    ...['2026-11-24 10:00:00', 'wx8888888888888888', '1900000109', '0', '', trade, no, 'openid', 'NATIVE'],
    ...[refund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY', refund ? '0.00' : amount, '0.00'],
    ...(refund
      ? [`50${refund.no}`, refund.no, amount, '0.00', 'ORIGINAL', refund.status]
      : ['0', '0', '0.00', '0.00', '', '']),
    ...['砚川, 100% `好`', '', '0.06', '0.60%', refund ? '0.00' : amount, refund ? amount : '0.00', ''],
  ]);
  return toText(
    tradeHead,
    cells,
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
  );
}

/** How the merchant's balance changed on that day: by our numbers, of payments and refunds, or by WeChat's own alone. */
export function toFlowBill(vouchers: string[], own: string[] = []): string {
  const changes = [...vouchers.map((no) => ({ no, trade: '42' })), ...own.map((trade) => ({ no: '', trade }))];
  const cells = changes.map(({ no, trade }) => {
    const kind = no.startsWith('RF') ? '退款' : '交易';
    return [
      '2026-11-24 10:00:00',
      trade,
      '19',
      kind,
      kind,
      kind === '退款' ? '支出' : '收入',
      '1.00',
      '9.00',
      'system',
      '',
      no,
    ];
  });
  return toText(flowHead, cells, '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额');
}
