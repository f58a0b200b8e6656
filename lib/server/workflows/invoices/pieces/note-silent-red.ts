import type { ServerContext } from '#lib/server/db/context.ts';
import {
  type Application,
  planRed,
  questionsBeforeHelp,
  type RedConfirmation,
  tellDesk,
  tellIssuer,
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
    const telling = { args: { provider: red.provider }, cause: red.no, at: ctx.clock.now() };
    const event = { store: 'invoiceSilent', desk: 'invoiceSilentDesk' } as const;
    await tellIssuer(tx, application, { ...telling, event });
    if (application.issuerType === 'store') await tellDesk(tx, application, { ...telling, event: event.desk });
  });
}
