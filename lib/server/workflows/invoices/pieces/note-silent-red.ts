import type { ServerContext } from '#lib/server/db/context.ts';
import {
  type Application,
  notifyDesk,
  notifyIssuer,
  planRed,
  questionsBeforeHelp,
  type RedConfirmation,
} from '#lib/server/invoices/index.ts';

interface Silence {
  application: Application;
  red: RedConfirmation;
  /** Empty: it answers, and has not done it yet. */
  why: string;
}

/** Keeps why a provider did not answer; after several questions without a result whoever issues is told, once. */
export async function noteSilentRed(ctx: ServerContext, { application, red, why }: Silence): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await planRed(tx, red.id, { failReason: why });
    if (red.attempts !== questionsBeforeHelp) return;
    const notice = { args: { provider: red.provider }, cause: red.no, at: ctx.clock.now() };
    const event = { store: 'invoiceSilent', desk: 'invoiceSilentDesk' } as const;
    await notifyIssuer(tx, application, { ...notice, event });
    if (application.issuerType === 'store') await notifyDesk(tx, application, { ...notice, event: event.desk });
  });
}
