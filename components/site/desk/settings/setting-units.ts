/** How people read a number that the key names a unit of: yuan, percent, megabytes. */
interface SettingUnit {
  key:
    | 'yuan'
    | 'percent'
    | 'megabytes'
    | 'days'
    | 'hours'
    | 'minutes'
    | 'months'
    | 'workingDays'
    | 'points'
    | 'uploads'
    | 'times'
    | 'withdrawals'
    | 'orders'
    | 'levels'
    | 'accounts'
    | 'none';
  /** So many of the stored unit are one of the shown. */
  factor: number;
}

const units: readonly [suffix: string, unit: SettingUnit][] = [
  ['Fen', { key: 'yuan', factor: 100 }],
  ['Bp', { key: 'percent', factor: 100 }],
  ['bp', { key: 'percent', factor: 100 }],
  ['Bytes', { key: 'megabytes', factor: 1024 * 1024 }],
  ['Days', { key: 'days', factor: 1 }],
  ['Hours', { key: 'hours', factor: 1 }],
  ['Minutes', { key: 'minutes', factor: 1 }],
  ['Months', { key: 'months', factor: 1 }],
];

/** What is counted, where the key does not end with it, and days that are no days of the calendar. */
const counted: Partial<Record<string, SettingUnit['key']>> = {
  'points.perYuan': 'points',
  'upload.filesPerHour': 'uploads',
  'member.accountsPerIdNumber': 'accounts',
  'pool.maxOpen': 'orders',
  'order.networkMaxUnpaid': 'orders',
  'referral.levels': 'levels',
  'withdraw.perDay': 'withdrawals',
  'invoice.reissueTimes': 'times',
  'invoice.slaDays': 'workingDays',
  'payment.transferDays': 'workingDays',
  'site.leadReplyDays': 'workingDays',
  'store.reviewDays': 'workingDays',
  'shipping.transitDays': 'workingDays',
  'shipping.remoteTransitDays': 'workingDays',
};

export function unitOf(key: string): SettingUnit {
  const own = counted[key];
  if (own) return { key: own, factor: 1 };
  return units.find(([suffix]) => key.endsWith(suffix))?.[1] ?? { key: 'none', factor: 1 };
}

/** What may be typed: parts of yuan, percent and megabytes have decimals, everything else is counted. */
export function numberKindOf(key: string): 'integer' | 'float' {
  return unitOf(key).factor === 1 ? 'integer' : 'float';
}

/** A stored number as it is typed. */
export function toTyped(key: string, value: number): string {
  return String(Number((value / unitOf(key).factor).toFixed(4)));
}

/** What was typed as it is stored: a whole number, or undefined for what is none. */
export function toStored(key: string, text: string): number | undefined {
  const typed = text.trim();
  if (!/^-?\d+(\.\d+)?$/.test(typed)) return undefined;
  const value = Number(typed) * unitOf(key).factor;
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-6 && Number.isSafeInteger(whole) ? whole : undefined;
}
