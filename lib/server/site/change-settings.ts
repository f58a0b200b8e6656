import { inArray, sql } from 'drizzle-orm';
import { isCreditCodeOrNone } from '#lib/contract/site/company-facts.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { canonicalText } from '../kernel/canonical-text.ts';
import { DomainError, type MessageRef } from '../kernel/errors.ts';
import { dropSettingsCache, writeSettings } from './settings.ts';
import { isForDesk, readSetting, type SettingKey, type Settings, settingSchemas } from './settings-schema.ts';
import { settings } from './tables.ts';
import { learnWords } from './words/learn-words.ts';

interface SettingChange {
  key: string;
  /** The value that was read. */
  before: unknown;
  value: unknown;
}

/**
 * Changes settings, all or none. Throws `invalid_input` at each key that is unknown or has a value of the wrong kind, and
 * `status_changed`, at its field too, where somebody else has changed one since it was read. Each change is written down.
 */
export async function changeSettings(ctx: ServerContext, operator: Member, changes: SettingChange[]): Promise<void> {
  const checked = changes.map(check);
  const faults = checked.flatMap(({ key, fault }): [string, MessageRef][] => (fault ? [[key, fault]] : []));
  if (faults.length > 0) throw new DomainError('invalid_input', { fields: Object.fromEntries(faults) });
  await ctx.db.transaction(async (tx) => {
    const keys = checked.map(({ key }) => key as SettingKey);
    const stored = await lockValues(tx, keys);
    const raced = checked.filter(({ key, before }) => !isSame(stored[key as SettingKey], before));
    if (raced.length > 0) throw changedMeanwhile(raced.map(({ key }) => key));
    await requireOrder(tx, checked);
    await writeSettings(
      ctx,
      tx,
      Object.fromEntries(checked.map(({ key, value }) => [key, value])) as Partial<Settings>,
    );
    for (const { key, before, value } of checked) {
      const change = { entityType: 'setting', entityId: 0, from: null, to: 'changed', event: 'save' };
      await logStatusChange(tx, { ...change, actor: operator, data: { key, before, value } });
    }
  });
  await applySettings(ctx);
}

/** Stores settings and has the pages rendered anew. Throws a ZodError for a value of the wrong type. */
export async function updateSettings(ctx: ServerContext, changes: Partial<Settings>): Promise<void> {
  await ctx.db.transaction((tx) => writeSettings(ctx, tx, changes));
  await applySettings(ctx);
}

/** This process sees at once what was stored, in what it decides and in what it says. */
async function applySettings(ctx: ServerContext): Promise<void> {
  dropSettingsCache(ctx);
  await learnWords(ctx);
}

function check({ key, before, value }: SettingChange, index: number, all: readonly SettingChange[]) {
  // Of two values for one setting neither is meant.
  const isAgain = all.findIndex((other) => other.key === key) < index;
  if (isAgain || !isForDesk(key)) return { key, before, value, fault: { key: 'invalid' } };
  const schema = settingSchemas[key as SettingKey];
  // Missing is what the default would stand in for; nobody sets that by mistake.
  const parsed = value === undefined ? undefined : schema.safeParse(value);
  if (!parsed?.success) return { key, before, value, fault: { key: 'invalid' } };
  return { key, before, value: parsed.data as unknown, fault: findMeaningFault(key, parsed.data) };
}

/**
 * What no shop may begin to say of itself, though a shop of before that says it goes on: a credit code with a wrong character, which
 * its licence page and its documents would show.
 */
function findMeaningFault(key: string, value: unknown): MessageRef | undefined {
  if (key !== 'site.company') return undefined;
  const { creditCode } = value as Settings['site.company'];
  return isCreditCodeOrNone(creditCode) ? undefined : { key: 'creditCode' };
}

/** Of each pair the first is never more than the second. */
const ordered: readonly [least: SettingKey, most: SettingKey][] = [['recharge.minFen', 'recharge.maxFen']];

/** Together with what holds already. Throws `invalid_input` at what was changed. */
async function requireOrder(tx: Executor, changes: readonly SettingChange[]): Promise<void> {
  const after = new Map(changes.map(({ key, value }) => [key, value]));
  for (const pair of ordered) {
    const touched = pair.filter((key) => after.has(key));
    if (touched.length === 0) continue;
    const held = await lockValues(tx, [...pair]);
    const [least, most] = pair.map((key) => Number(after.get(key) ?? held[key]));
    if (Number(least) <= Number(most)) continue;
    const faults = touched.map((key) => [key, { key: 'leastOverMost' }] as const);
    throw new DomainError('invalid_input', { fields: Object.fromEntries(faults) });
  }
}

/** One change after the other, so that what was read before is compared with what holds now. */
async function lockValues(tx: Executor, keys: SettingKey[]): Promise<Settings> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
  const text = sql<string>`${settings.value}::text`;
  const rows = await tx.select({ key: settings.key, text }).from(settings).where(inArray(settings.key, keys));
  const stored = new Map(rows.map((row) => [row.key, JSON.parse(row.text) as unknown]));
  return Object.fromEntries(keys.map((key) => [key, readSetting(key, stored.get(key))])) as unknown as Settings;
}

const isSame = (left: unknown, right: unknown) => canonicalText(left) === canonicalText(right);

function changedMeanwhile(keys: string[]): DomainError {
  const fields = Object.fromEntries(keys.map((key) => [key, { key: 'status_changed' }]));
  return new DomainError('status_changed', { fields });
}
