import { bcp47, type Locale } from '#lib/i18n/locales.ts';
import { numberInText } from '#lib/i18n/number-in-text.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { type FigureName, figureNames, isFigure, shortNames } from '#lib/i18n/words/figures.ts';
import type { Settings } from '../settings-schema.ts';
import { figureOf } from '../words/figures.ts';

const names = [...figureNames, ...Object.keys(shortNames)];
const mark = new RegExp(`\\{(${names.join('|')})(?:, (words|unit|workingDays|money))?\\}`, 'g');

/** What a figure counts, by the end of its name. */
const units = [
  ['Minutes', 'minute'],
  ['Hours', 'hour'],
  ['Days', 'day'],
  ['Months', 'month'],
] as const;

/**
 * The text with each figure that promises something (`lib/i18n/words/figures.ts`) read from its setting: `{commission}` is 5% where the
 * shop pays that. `{faultDays, words}` writes small numbers in words where the language does so in running text, `{faultDays, unit}` is
 * `15 days`, `{invoiceDays, workingDays}` is `3 working days`, and `{withdraw_minFen, money}` has both digits after the point. Any other
 * brace is what somebody typed and stays.
 */
export function fillPromises(text: string, { settings, locale }: { settings: Settings; locale: Locale }): string {
  return text.replace(mark, (_, name: string, style: string | undefined) => {
    const figure = isFigure(name) ? name : shortNames[name as keyof typeof shortNames];
    const value = figureOf(settings, figure);
    if (style === 'words' && !figure.endsWith('Bp')) return numberInText(value, locale);
    if (style === 'workingDays') return sentence(locale, 'api.workingDays', { days: value });
    return new Intl.NumberFormat(bcp47[locale], formatOf(figure, style)).format(value);
  });
}

function formatOf(figure: FigureName, style: string | undefined): Intl.NumberFormatOptions {
  if (figure.endsWith('Bp')) return { style: 'percent', maximumFractionDigits: 2 };
  const unit = style === 'unit' ? units.find(([end]) => figure.endsWith(end))?.[1] : undefined;
  if (unit) return { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 2 };
  return { minimumFractionDigits: style === 'money' ? 2 : 0, maximumFractionDigits: 2 };
}
