import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { withoutParameters } from '../db/statements/without-parameters.ts';
import { runExports } from '../workflows/account/export-account.ts';

export async function makeDataExports(ctx: ServerContext, log: Logger): Promise<void> {
  await runExports(ctx, (error) => log.error({ err: withoutParameters(error) }, 'data export failed'));
}
