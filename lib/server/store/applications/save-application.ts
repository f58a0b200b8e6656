import { eq } from 'drizzle-orm';
import { emptyStoreApplication, type StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { withDocumentNumber } from '#lib/server/db/document-number.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { holdFormFiles } from '../application-files.ts';
import { type Application, findLastApplication } from '../application-repository.ts';
import { savingOf } from '../states.ts';
import { storeApplications } from '../tables.ts';
import { requireOffered } from '../trades.ts';
import { changeForm, type FormContent } from './application-form.ts';
import { requireApplicant } from './require-applicant.ts';

const nothing: FormContent = { form: emptyStoreApplication, encryptedPayeeAccount: '' };

/**
 * Keeps what was typed, half or not; what is not given stays. `version` is the one the applicant looked at, 0 before
 * there is any: with another window's change in between it throws `draft_conflict`, unless nothing would be different.
 * After a decision it begins the next try from the form of the last one. Throws also `status_changed` while an operator
 * has it, `invalid_input` at a file that is not the applicant's, and what `requireApplicant` throws.
 */
export async function saveApplication(
  ctx: ServerContext,
  actor: Member,
  { version, changes }: { version: number; changes: Partial<StoreApplicationDraft> },
): Promise<void> {
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    await requireApplicant(tx, actor.userId);
    const last = await findLastApplication(tx, actor.userId);
    const saving = last ? savingOf(last.status) : 'begin';
    if (saving === 'refuse') throw new DomainError('status_changed');
    requireOffered(settings, changes.trades, last?.form.trades ?? []);
    const changed = changeForm(ctx, last ?? nothing, changes);
    if (!changed && saving === 'change') return;
    requireVersion(last, version);
    const content = changed ?? last ?? nothing;
    const saved =
      last && saving === 'change'
        ? await change(tx, last, { ...content, updatedAt: ctx.clock.now() })
        : await begin(ctx, tx, { actor, last, content });
    await holdFormFiles(tx, { ...saved, subject: `store-application:${saved.id}` });
  });
}

/** Throws `draft_conflict` when another window has changed the application since. */
export function requireVersion(application: Application | undefined, version: number): void {
  const current = application?.version ?? 0;
  if (current !== version) throw new DomainError('draft_conflict', { data: { version: current } });
}

async function change(
  tx: Executor,
  { id, version }: Application,
  content: FormContent & { updatedAt: Date },
): Promise<Application> {
  const row = { ...content, version: version + 1 };
  const [saved] = await tx.update(storeApplications).set(row).where(eq(storeApplications.id, id)).returning();
  if (!saved) throw new DomainError('not_found');
  return saved;
}

async function begin(
  ctx: ServerContext,
  tx: Executor,
  { actor, last, content }: { actor: Member; last: Application | undefined; content: FormContent },
): Promise<Application> {
  const now = ctx.clock.now();
  const { form, encryptedPayeeAccount } = content;
  const row = { userId: actor.userId, attempt: (last?.attempt ?? 0) + 1, form, encryptedPayeeAccount };
  // Counts on, so that a window that still shows the last try cannot take this one for it.
  const version = (last?.version ?? 0) + 1;
  const begun = await withDocumentNumber('storeApplication', now, async (no) => {
    const [inserted] = await tx
      .insert(storeApplications)
      .values({ ...row, no, version, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: storeApplications.no })
      .returning();
    return inserted;
  });
  const change = { entityType: 'store_application', entityId: begun.id, from: null, to: begun.status };
  await logStatusChange(tx, { ...change, event: 'begin', actor });
  return begun;
}
