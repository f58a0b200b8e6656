import { type Fen, parseFen } from '../money.ts';

/** Thousands may have commas, and a sign before them. Undefined: nothing stands there. Null: it is no amount. */
export function readAmountCell(text: string): Fen | null | undefined {
  if (text === '') return undefined;
  const digits = text
    .replace(/^\+/, '')
    .replace(/^[¥￥]\s*/, '')
    .replaceAll(',', '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(digits) ? parseFen(digits) : null;
}

/** Whether a word stands among those for yes or those for no; undefined where it is none of either, or one of both. */
export function readVerdictCell(text: string, { yes, no }: { yes: string[]; no: string[] }): boolean | undefined {
  const said = text.toLowerCase();
  const isOneOf = (words: string[]) => words.some((word) => word.trim().toLowerCase() === said);
  const isYes = isOneOf(yes);
  return isYes === isOneOf(no) ? undefined : isYes;
}

/** `2026/3/1`, `2026年3月1日`, `20260301`, with or without a time behind it, as `yyyy-mm-dd`. Empty for what is no day. */
export function readDayCell(text: string): string {
  const [, year, month, day] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text) ?? [];
  if (!year || !month || !day) return '';
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written) ? '' : written;
}
