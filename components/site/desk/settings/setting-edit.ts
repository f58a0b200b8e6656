import type { DeskSetting } from '#lib/api/site/desk-site.ts';
import { toStored, toTyped } from './setting-units.ts';

/** What is typed for a setting: text for most, a record of texts for names in two languages and for accounts. */
export type Typed = string | boolean | Record<string, string>;

/** A value as a form shows it; lists are one entry a line. */
export function toForm({ key, kind, value }: DeskSetting): Typed {
  if (kind === 'boolean') return value === true;
  if (kind === 'number') return toTyped(key, Number(value));
  if (kind === 'list' || kind === 'numbers') return (value as (string | number)[]).join('\n');
  if (kind === 'texts' || kind === 'record') return { ...(value as Record<string, string>) };
  return String(value ?? '');
}

/** What the form shows as a value; undefined for what cannot be one. */
export function fromForm({ key, kind }: DeskSetting, typed: Typed): unknown {
  if (typeof typed !== 'string') return typed;
  if (kind === 'number') return toStored(key, typed);
  if (kind !== 'list' && kind !== 'numbers') return typed.trim();
  const lines = typed.split(/[\n,，]/).flatMap((line) => line.trim() || []);
  if (kind === 'list') return lines;
  const numbers = lines.map(Number);
  return numbers.every(Number.isSafeInteger) ? numbers : undefined;
}

interface SettingFault {
  key: 'invalid' | 'tooSmall' | 'tooLarge';
  /** In the unit that is typed. */
  limits: { min: string; max: string };
}

/** What is wrong with what was typed, so that all faults of one save are told at once. */
export function faultOf(setting: DeskSetting, typed: Typed): SettingFault | undefined {
  const { key, min, max } = setting;
  const limits = { min: toTyped(key, min ?? 0), max: toTyped(key, max ?? 0) };
  const value = fromForm(setting, typed);
  if (value === undefined) return { key: 'invalid', limits };
  if (typeof value !== 'number') return undefined;
  // One byte is no limit that can be told in megabytes.
  if (min !== null && value < min) return { key: toStored(key, limits.min) === min ? 'tooSmall' : 'invalid', limits };
  return max !== null && value > max ? { key: 'tooLarge', limits } : undefined;
}

/** Settings by the first part of their key, in the order in which the server tells them. */
export function bySubject(settings: readonly DeskSetting[]): [subject: string, settings: DeskSetting[]][] {
  return [...Map.groupBy(settings, ({ key }) => key.slice(0, key.indexOf('.')))];
}
