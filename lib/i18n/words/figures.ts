/**
 * Every figure that a text of the shop may promise and a setting keeps: `{order_confirmDays, plural, …}` in a sentence, and
 * `{order_confirmDays}` in a page, is the setting `order.confirmDays`. Each with the default of its setting, for pages of an API that tells
 * none. Shares are parts of one: `::percent` shows them. Money is in yuan.
 */
export const usualFigures = {
  aftersale_disputeDays: 7,
  aftersale_evidenceDays: 3,
  aftersale_noReasonDays: 7,
  aftersale_receiveDays: 10,
  aftersale_returnDays: 7,
  aftersale_reviewHours: 48,
  aftersale_windowDays: 15,
  invoice_minFen: 1,
  invoice_reissueDays: 180,
  invoice_slaDays: 3,
  invoice_withinDays: 365,
  member_closingCoolOffDays: 15,
  order_confirmDays: 10,
  order_confirmDigitalDays: 1,
  order_confirmServiceDays: 5,
  order_extendDays: 7,
  order_payMinutes: 30,
  order_quotePayHours: 24,
  payment_transferDays: 1,
  points_earnBp: 0.01,
  points_expireMonths: 12,
  points_maxShareBp: 0.2,
  points_perYuan: 100,
  pool_refundHours: 72,
  quote_remindBuyerHours: 24,
  quote_slaHours: 24,
  quote_validDays: 30,
  referral_level1Bp: 0.05,
  referral_level2Bp: 0.02,
  referral_newForHours: 24,
  shipping_baseFen: 12,
  shipping_freeFromFen: 299,
  shipping_remoteFen: 20,
  shipping_remoteTransitDays: 5,
  shipping_transitDays: 2,
  site_leadReplyDays: 1,
  store_reviewDays: 2,
  withdraw_feeBp: 0,
  withdraw_maxFen: 20_000,
  withdraw_minFen: 10,
  withdraw_payeeCoolingHours: 24,
  withdraw_perDay: 3,
} as const;

export type FigureName = keyof typeof usualFigures;
export type Figures = Readonly<Record<FigureName, number>>;

export const figureNames = Object.keys(usualFigures) as FigureName[];

export const isFigure = (name: string): name is FigureName => Object.hasOwn(usualFigures, name);

/** What pages of blocks and legal texts call some of them: `{faultDays}` is easier to type, and stands in pages that shops have published. */
export const shortNames = {
  baseShipping: 'shipping_baseFen',
  closingDays: 'member_closingCoolOffDays',
  commission: 'referral_level1Bp',
  commission2: 'referral_level2Bp',
  confirmDays: 'order_confirmDays',
  confirmServiceDays: 'order_confirmServiceDays',
  disputeDays: 'aftersale_disputeDays',
  faultDays: 'aftersale_windowDays',
  freeShipping: 'shipping_freeFromFen',
  invoiceDays: 'invoice_slaDays',
  payMinutes: 'order_payMinutes',
  pointsPerYuan: 'points_perYuan',
  quoteDays: 'quote_validDays',
  refundHours: 'pool_refundHours',
  remoteShipping: 'shipping_remoteFen',
  remoteTransitDays: 'shipping_remoteTransitDays',
  returnDays: 'aftersale_noReasonDays',
  reviewHours: 'aftersale_reviewHours',
  sendBackDays: 'aftersale_returnDays',
  transitDays: 'shipping_transitDays',
} as const satisfies Readonly<Record<string, FigureName>>;
