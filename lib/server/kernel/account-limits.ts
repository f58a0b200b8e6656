/**
 * How much one account may have open, or begin within 24 hours, of what it can make by itself. Far above what anybody needs, and
 * enough to keep a program from filling the tables of everybody. What a table that customers can grow is held by stands in
 * `http/access/growth/`, which a test compares with the database.
 */
export const accountLimits = {
  /** Quotations that have not been sent, beside the basket; each holds 200 lines at most. */
  drafts: 30,
  /** Quotations that wait for an answer, or have one. */
  openQuotations: 200,
  /** Quotations begun within a day, however they ended. */
  quotationsADay: 300,
  /** They hold stock until they are paid or closed. */
  unpaidOrders: 50,
  /** Checkouts within a day. */
  checkoutsADay: 1000,
  /** Recharges that are neither paid nor closed. */
  openRecharges: 20,
  rechargesADay: 200,
  /** After-sales cases opened within a day, withdrawn or not. */
  casesADay: 100,
  /** Applications for invoices within a day, withdrawn or not. */
  invoicesADay: 100,
  /** Invoice titles added within a day, removed again or not: removed ones are kept, as documents name them. */
  titlesADay: 100,
  /** Accounts for payouts added within a day, removed or not. */
  payeesADay: 20,
  /** Keys of programs made within a day, of one store or of the platform, ended or not. */
  keysADay: 100,
} as const;

/** A draft nobody touched for as long is removed; one that was given up before it was sent, after the second. */
export const draftLifeInDays = { untouched: 365, givenUp: 30 };
