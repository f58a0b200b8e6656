import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { withoutParameters } from '../db/statements/without-parameters.ts';
import { removeOrphans } from '../files/index.ts';

/** Removes uploads that nothing uses. What could not be removed is said aloud and tried again the next day. */
export async function removeOrphanFiles(ctx: ServerContext, log: Logger): Promise<void> {
  const { failures } = await removeOrphans(ctx);
  for (const { fileId, error } of failures) log.error({ fileId, err: withoutParameters(error) }, 'file not removed');
}
