import { userPath } from '#lib/routes/user-path.ts';
import type { ServerContext } from '../../db/context.ts';
import { notifyHolders } from '../../identity/index.ts';
import { insertLead, type LeadOrigin, type NewLead } from '../../site/index.ts';

/** Keeps a cooperation enquiry, tells operators of it, and answers the number its writer can refer to. */
export async function submitLead(ctx: ServerContext, lead: NewLead, origin: LeadOrigin): Promise<{ number: string }> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const kept = await insertLead(tx, lead, { ...origin, at });
    const args = { no: kept.number, company: lead.company };
    const link = userPath('desk/leads', { state: 'open' });
    await notifyHolders(tx, { event: 'leadReceived', args, link, cause: kept.number, now: at });
    return kept;
  });
}
