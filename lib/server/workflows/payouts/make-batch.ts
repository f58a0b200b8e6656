import { createHash } from 'node:crypto';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { withDocumentNumber } from '../../db/document-number.ts';
import { runOnce } from '../../db/idempotency.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { decrypt, encrypt } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError, type ErrorCode } from '../../kernel/errors.ts';
import { insertBatch, type Withdrawal, writeBankFile } from '../../payouts/index.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { getPayable } from './pieces/get-for-desk.ts';
import { beginOne } from './pieces/pay-one.ts';

interface LeftOut {
  no: string;
  code: ErrorCode;
}

interface Made {
  no: string;
  count: number;
  /** Those that could not be taken, and why. */
  leftOut: LeftOut[];
}

interface Making {
  ctx: ServerContext;
  operator: Member;
  settings: Settings;
  at: Date;
}

/**
 * An operator takes approved withdrawals to bank accounts to pay them by one file: each is begun as one that is paid manually, all in one
 * transaction with the file. What cannot be taken is left out. Throws `batch_empty` when that is all of them, and what
 * `runOnce` throws.
 */
export async function makeBatch(
  ctx: ServerContext,
  operator: Member,
  { nos, key }: { nos: string[]; key: string },
): Promise<Made> {
  const making = { ctx, operator, settings: await getSettings(ctx), at: ctx.clock.now() };
  const call = { userId: operator.userId, key, route: 'operator/payout/make', request: { nos } };
  return ctx.db.transaction((tx) => runOnce(tx, ctx.clock, call, () => make(tx, making, nos)));
}

async function make(tx: Executor, making: Making, nos: string[]): Promise<Made> {
  const taken: Withdrawal[] = [];
  const leftOut: LeftOut[] = [];
  // Always in the same order, so that two batches over the same withdrawals never wait for each other in a circle.
  for (const no of [...new Set(nos)].sort()) {
    const one = await take(tx, making, no);
    if ('code' in one) leftOut.push(one);
    else taken.push(one);
  }
  if (taken.length === 0) throw new DomainError('batch_empty');
  const { no } = await write(tx, making, taken);
  return { no, count: taken.length, leftOut };
}

async function take(tx: Executor, { operator, settings, at }: Making, no: string): Promise<Withdrawal | LeftOut> {
  try {
    const withdrawal = await getPayable(tx, operator, no);
    // What failed before is tried again manually, where somebody looks at why.
    if (withdrawal.channel !== 'bank' || withdrawal.status !== 'approved') return { no, code: 'status_changed' };
    return await beginOne(tx, withdrawal, { operator, settings, at });
  } catch (error) {
    if (error instanceof DomainError) return { no, code: error.code };
    throw error;
  }
}

async function write(tx: Executor, { ctx, operator, settings, at }: Making, taken: Withdrawal[]) {
  const payments = taken.map((withdrawal) => ({
    withdrawal,
    holder: decrypt(ctx, withdrawal.encryptedHolder ?? ''),
    account: decrypt(ctx, withdrawal.encryptedAccount ?? ''),
  }));
  const file = writeBankFile(payments, settings);
  const row = {
    count: taken.length,
    amount: taken.reduce((sum, { netAmount }) => sum + netAmount, 0),
    encryptedFile: encrypt(ctx, file.toString('base64')),
    sha256: createHash('sha256').update(file).digest('hex'),
    madeBy: operator.userId,
    createdAt: at,
  };
  const batch = await withDocumentNumber('payoutBatch', at, (no) => insertBatch(tx, { ...row, no }, taken));
  const entity = { entityType: 'payout_batch', entityId: batch.id, from: null, to: 'made', event: 'make' };
  await logStatusChange(tx, { ...entity, actor: operator, at, data: { count: row.count, sha256: row.sha256 } });
  return batch;
}
