/** Why nothing of an order can be invoiced now. */
export const invoiceObstacles = [
  /** It is not paid yet. */
  'unpaid',
  /** It was closed before anything was paid, or with a part of the deposit kept, which is no sale. */
  'closed',
  /** Points paid all of it; they are never invoiced. */
  'points_only',
  /** It cost nothing. */
  'free',
  /** All that was paid went back. */
  'refunded',
  /** It is not received yet. */
  'too_early',
  /** Where the shop invoices completed orders alone: it is not completed yet. */
  'not_completed',
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

/** Why the invoice that was asked for at checkout could not be applied for by itself. */
export const requestFaults = [
  /** Its number breaks the rule of titles, which may have changed since. */
  'title',
  /** There is no email address to send it to. */
  'email',
  'too_late',
  'too_small',
] as const;
export type RequestFault = (typeof requestFaults)[number];

/** Why an invoice cannot be made out to another title now. */
export const titleObstacles = [
  /** There is no document yet, or none any more. */
  'not_issued',
  /** A red letter over it is open. */
  'reversing',
  /** Too long ago. */
  'too_late',
  /** It was given another title as often as the shop allows. */
  'too_often',
] as const;
export type TitleObstacle = (typeof titleObstacles)[number];
