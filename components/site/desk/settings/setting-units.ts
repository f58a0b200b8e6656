/** How people read a number that the key names a unit of: yuan, percent, megabytes. */
interface SettingUnit {
  key: 'yuan' | 'percent' | 'megabytes' | 'days' | 'hours' | 'minutes' | 'months' | 'none';
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

export function unitOf(key: string): SettingUnit {
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
