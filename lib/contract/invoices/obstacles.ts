/** Why nothing of an order can be invoiced now. */
export const invoiceObstacles = [
  /** Nothing was paid, or by points alone, which are never invoiced. */
  'nothing_paid',
  /** It is not received, or where the shop says so not completed, yet. */
  'too_early',
  /** An after-sales request is open: what of it is paid back is not known yet. */
  'case_open',
  /** Money is on its way back. */
  'refund_running',
  /** Too long ago. */
  'too_late',
  /** All of it is applied for or invoiced. */
  'invoiced',
  /** What is left is less than anybody issues. */
  'too_small',
] as const;
export type InvoiceObstacle = (typeof invoiceObstacles)[number];
