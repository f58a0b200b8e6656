import type { Locale } from '../locales.ts';

/**
 * A number that a setting keeps is read from it (`figures.ts`): one that stands in a sentence goes on promising what no longer holds.
 * Found are numbers, in digits or in words, before days, percent or money.
 */
export const bareFigure: Record<Locale, RegExp> = {
  en: /(?:¥ ?\d|\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|hundred|half an?)[ -]?(?:calendar |working |business )?(?:%|per ?cent|days?\b|hours?\b|minutes?\b|seconds?\b|weeks?\b|months?\b|years?\b|yuan|RMB|CNY))/iu,
  'zh-cn':
    /(?:¥ ?\d|百分之|(?:\d[\d,.]*|[一二两三四五六七八九十百半]+) ?(?:%|个?工作日|天|日|小时|分钟|秒|周|个月|年|元|折))/u,
};

/** Without what is filled in, what is said of one of it alone, and the names of the cases of a plural. */
export const spoken = (text: string) =>
  text
    .replace(/\{\w+(?:, *number)?\}/gu, '…')
    .replace(/=1 \{[^{}]*\}/gu, '')
    .replace(/[=\w]+ \{/gu, '{');
