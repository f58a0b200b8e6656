import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import type { Application } from '../application-repository.ts';
import { moveApplication } from '../move-application.ts';
import { moveRed, type RedConfirmation } from './move-red.ts';
import type { RedMove } from './red-states.ts';

interface GivingUp {
  move: Exclude<RedMove, 'needsNobody' | 'askBuyer' | 'askSeller' | 'confirm' | 'finish'>;
  at: Date;
  /** Undefined for jobs and providers. */
  actor?: Actor | undefined;
  reason: string;
}

/**
 * I9: nothing comes of a red letter; its invoice is what it was before. Application and red letter are locked. Throws
 * `status_changed`.
 */
export async function giveUpRed(
  tx: Executor,
  { application, red }: { application: Application; red: RedConfirmation },
  { move, at, actor, reason }: GivingUp,
): Promise<{ application: Application; red: RedConfirmation }> {
  const facts = { nextAt: null, failReason: reason.slice(0, 200) };
  const given = await moveRed(tx, red, { move, at, actor, reason, facts });
  const back = red.statusBefore === 'issued' ? 'giveUpIssued' : 'giveUpPart';
  const data = { no: red.no };
  return { application: await moveApplication(tx, application, { move: back, at, actor, reason, data }), red: given };
}
