import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { decrypt } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { getBatch } from '../../payouts/index.ts';

/** The file as it was made, byte for byte; who took it is written down first. Throws `not_found`. */
export async function openBatchFile(ctx: ServerContext, operator: Member, no: string): Promise<Buffer> {
  const { id, encryptedFile, sha256 } = await getBatch(ctx.db, no);
  const entity = { entityType: 'payout_batch', entityId: id, from: 'made', to: 'made', event: 'download' };
  await logStatusChange(ctx.db, { ...entity, actor: operator, at: ctx.clock.now(), data: { sha256 } });
  return Buffer.from(decrypt(ctx, encryptedFile), 'base64');
}
