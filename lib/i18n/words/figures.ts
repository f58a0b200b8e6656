/**
 * Figures that sentences promise and a setting keeps: `{order_confirmDays, plural, …}` in a message is the setting `order.confirmDays`. Each
 * with the default of its setting, for pages of an API that tells none. Shares are parts of one: `::percent` shows them.
 */
export const usualFigures = {
  aftersale_noReasonDays: 7,
  aftersale_reviewHours: 48,
  aftersale_windowDays: 15,
  invoice_slaDays: 3,

  order_confirmDays: 10,
  order_confirmServiceDays: 5,
  order_extendDays: 7,
  payment_transferDays: 1,
  quote_slaHours: 24,
  quote_validDays: 30,
  referral_level1Bp: 0.05,
  site_leadReplyDays: 1,
  store_reviewDays: 2,
} as const;

export type FigureName = keyof typeof usualFigures;
export type Figures = Readonly<Record<FigureName, number>>;

export const figureNames = Object.keys(usualFigures) as FigureName[];

export const isFigure = (name: string): name is FigureName => Object.hasOwn(usualFigures, name);
