import type { DeskSetting } from '#lib/api/operator-site.ts';
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

/** Settings by the first part of their key, in the order in which the server tells them. */
export function bySubject(settings: readonly DeskSetting[]): [subject: string, settings: DeskSetting[]][] {
  return [...Map.groupBy(settings, ({ key }) => key.slice(0, key.indexOf('.')))];
}
