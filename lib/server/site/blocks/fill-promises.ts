import { bcp47, type Locale } from '#lib/i18n/locales.ts';
import { numberInText } from '#lib/i18n/number-in-text.ts';
import type { Settings } from '../settings-schema.ts';

/** What a text may promise in the name of a setting: `{commission}` is 5% where the shop pays that. */
const promises = {
  commission: ({ 'referral.level1Bp': bp }) => ({ value: bp / 10_000, isShare: true }),
  commission2: ({ 'referral.level2Bp': bp }) => ({ value: bp / 10_000, isShare: true }),
  returnDays: ({ 'aftersale.noReasonDays': value }) => ({ value }),
  faultDays: ({ 'aftersale.windowDays': value }) => ({ value }),
  quoteDays: ({ 'quote.validDays': value }) => ({ value }),
  confirmDays: ({ 'order.confirmDays': value }) => ({ value }),
  confirmServiceDays: ({ 'order.confirmServiceDays': value }) => ({ value }),
  payMinutes: ({ 'order.payMinutes': value }) => ({ value }),
  refundHours: ({ 'pool.refundHours': value }) => ({ value }),
  reviewHours: ({ 'aftersale.reviewHours': value }) => ({ value }),
  sendBackDays: ({ 'aftersale.returnDays': value }) => ({ value }),
  disputeDays: ({ 'aftersale.disputeDays': value }) => ({ value }),
  closingDays: ({ 'member.closingCoolOffDays': value }) => ({ value }),
  pointsPerYuan: ({ 'points.perYuan': value }) => ({ value }),
  transitDays: ({ 'shipping.transitDays': value }) => ({ value }),
  remoteTransitDays: ({ 'shipping.remoteTransitDays': value }) => ({ value }),
  baseShipping: ({ 'shipping.baseFen': fen }) => ({ value: fen / 100 }),
  remoteShipping: ({ 'shipping.remoteFen': fen }) => ({ value: fen / 100 }),
  invoiceDays: ({ 'invoice.slaDays': value }) => ({ value }),
  freeShipping: ({ 'shipping.freeFromFen': fen }) => ({ value: fen / 100 }),
} as const satisfies Record<string, (settings: Settings) => { value: number; isShare?: true }>;

const mark = new RegExp(`\\{(${Object.keys(promises).join('|')})(, words)?\\}`, 'g');

/**
 * The text with each figure that promises something read from its setting; `{faultDays, words}` writes small numbers in words where
 * the language does so in running text. Any other brace is what somebody typed and stays.
 */
export function fillPromises(text: string, { settings, locale }: { settings: Settings; locale: Locale }): string {
  return text.replace(mark, (_, name: keyof typeof promises, words: string | undefined) => {
    const { value, isShare }: { value: number; isShare?: true } = promises[name](settings);
    if (words && !isShare) return numberInText(value, locale);
    const style = isShare ? { style: 'percent' as const } : {};
    return new Intl.NumberFormat(bcp47[locale], { ...style, maximumFractionDigits: 2 }).format(value);
  });
}
