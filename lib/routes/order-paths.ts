/** Pages of ordering in the member centre (specification §2); documents are addressed by their number. */
export const orderPaths = {
  list: '/user/account/myorder',
  basket: '/user/quotation_order',
  quotation: (no: string) => `/user/quotation_order?no=${no}`,
  pay: (no: string) => `/user/quotation_order/pay?no=${no}`,
  order: (no: string) => `/user/order_info?no=${no}`,
  /** What was paid and went back of an order. */
  cases: '/user/account/order_aftersales',
  case: (no: string) => `/user/account/order_aftersales/info?no=${no}`,
  /** Asks for after-sales service: of one line, or of whichever are chosen there. */
  apply: (no: string, line?: number) =>
    `/user/account/order_aftersales/apply?no=${no}${line === undefined ? '' : `&line=${line}`}`,
} as const;

/** The number of a document out of an address, when it begins as such documents do. */
export function readNo(parameters: URLSearchParams, prefix: 'CG' | 'SO' | 'QT' | 'AS' | 'IV'): string | undefined {
  const no = (parameters.get('no') ?? '').trim();
  return no.startsWith(prefix) && /^[A-Z]{2}\d{14}$/.test(no) ? no : undefined;
}

/** Numbers of orders out of an address, separated by commas; what is none is left out. */
export function readNos(parameters: URLSearchParams, name: string): string[] {
  const nos = (parameters.get(name) ?? '').split(',').map((no) => no.trim());
  return [...new Set(nos)].filter((no) => /^SO\d{14}$/.test(no));
}
