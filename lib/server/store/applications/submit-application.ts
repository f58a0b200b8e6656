import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { notifyHolders } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type Application, findLastApplication, moveApplication } from '../application-repository.ts';
import { type ApplicationMove, canMove } from '../states.ts';
import { requireFreeIdentity } from '../store-repository.ts';
import { requireComplete } from './application-form.ts';
import { requireApplicant } from './require-applicant.ts';
import { requireVersion } from './save-application.ts';

/**
 * Hands the saved draft in. Throws `invalid_input` naming every field at fault, `credit_code_taken` or
 * `store_name_taken` at their fields, `draft_conflict` when another window has changed it, `status_changed` unless there
 * is a draft, and what `requireApplicant` throws.
 */
export async function submitApplication(ctx: ServerContext, actor: Member, version: number): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await requireApplicant(tx, actor.userId);
    const draft = requireMovable(await findLastApplication(tx, actor.userId), 'submit', version);
    const { form } = requireComplete(ctx, draft);
    await requireFreeIdentity(tx, { creditCode: form.credit_code, name: form.store_name });
    // The number stays encrypted beside the form.
    const facts = { form: { ...form, payee_account: '' }, submittedAt: at };
    await notifySubmitted(tx, await moveApplication(tx, draft, { move: 'submit', actor, at, facts }), form.store_name);
  });
}

/** Each time it is handed in: it may have been taken back, or rejected, before. */
async function notifySubmitted(tx: Executor, application: Application, store: string): Promise<void> {
  const { no, attempt, version, userId, updatedAt } = application;
  await notifyHolders(tx, {
    event: 'applicationSubmitted',
    args: { store, isAgain: attempt > 1 ? 'yes' : 'no' },
    link: userPath('desk/applications/info', { no }),
    cause: `${no}:${version}`,
    except: userId,
    now: updatedAt,
  });
}

/** Takes an application back that nobody has decided. Throws `status_changed`, `draft_conflict`, and like submitting. */
export async function withdrawApplication(ctx: ServerContext, actor: Member, version: number): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await requireApplicant(tx, actor.userId);
    const submitted = requireMovable(await findLastApplication(tx, actor.userId), 'withdraw', version);
    await moveApplication(tx, submitted, { move: 'withdraw', actor, at, facts: { submittedAt: null } });
  });
}

function requireMovable(application: Application | undefined, move: ApplicationMove, version: number): Application {
  if (!application || !canMove(application.status, move)) throw new DomainError('status_changed');
  requireVersion(application, version);
  return application;
}
