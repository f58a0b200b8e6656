import { asc, eq } from 'drizzle-orm';
import { type CasePolicy, casePolicies } from '#lib/contract/aftersales/member-records.ts';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Settings } from '#lib/server/site/index.ts';
import { aftersalePolicies } from '../tables.ts';

export type Policy = typeof aftersalePolicies.$inferSelect;

/** What is said of the policy, in the order of the form. */
export const listPolicies = (db: Executor): Promise<Policy[]> =>
  db.select().from(aftersalePolicies).orderBy(asc(aftersalePolicies.id));

/** The sentences as a customer reads them: the days are those of the settings. */
export function policyTexts(
  policies: readonly Pick<Policy, 'key' | 'texts'>[],
  settings: Pick<Settings, 'aftersale.noReasonDays' | 'aftersale.windowDays'>,
  locale: Locale,
): Record<CasePolicy, string> {
  const daysOf = (key: CasePolicy) => settings[key === 'no_reason' ? 'aftersale.noReasonDays' : 'aftersale.windowDays'];
  const textOf = (key: CasePolicy) => policies.find((policy) => policy.key === key)?.texts[locale] ?? '';
  const said = casePolicies.map((key) => [key, textOf(key).replaceAll('{days}', String(daysOf(key)))] as const);
  return Object.fromEntries(said) as Record<CasePolicy, string>;
}

/** Saves one of them. Throws `not_found`. */
export async function savePolicy(
  ctx: ServerContext,
  operator: Member,
  { key, texts }: { key: CasePolicy; texts: SpecTexts },
): Promise<Policy> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(aftersalePolicies).where(eq(aftersalePolicies.key, key)).for('update');
    const [saved] = await tx
      .update(aftersalePolicies)
      .set({ texts, updatedAt: at })
      .where(eq(aftersalePolicies.key, key))
      .returning();
    if (!before || !saved) throw new DomainError('not_found');
    const entity = { entityType: 'aftersale_policy', entityId: saved.id, from: null, to: 'saved' };
    await logStatusChange(tx, { ...entity, event: 'change', actor: operator, at, data: { before, after: saved } });
    return saved;
  });
}
