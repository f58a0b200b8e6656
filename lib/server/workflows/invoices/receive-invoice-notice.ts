import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '../../db/context.ts';
import {
  type Application,
  findApplication,
  findInvoiceProvider,
  findOpenRed,
  type InvoiceNotice,
  noteMessage,
  planApplication,
  planRed,
  type ResultOutcome,
  setMessageOutcome,
} from '../../invoices/index.ts';
import { DomainError } from '../../kernel/errors.ts';
import { askForDocument } from './ask-provider.ts';
import { runRed } from './run-red.ts';

/**
 * A message of a provider, its signature checked first and written down before anything comes of it. It is only a reason to ask:
 * what it does not say, and what a stranger could invent, the provider's answer says. Every outcome is a success for the sender; the
 * job asks about what could not be asked now. Throws `channel_unavailable`, `signature_wrong`, and for what is rightly signed and
 * cannot be read `invalid_input` or `malformed_json`.
 */
export async function receiveInvoiceNotice(
  ctx: ServerContext,
  name: InvoiceProviderName,
  { headers, body }: { headers: Headers; body: string },
): Promise<ResultOutcome | 'ignored'> {
  const provider = await findInvoiceProvider(ctx, name);
  if (!provider?.readNotice) throw new DomainError('channel_unavailable');
  const at = ctx.clock.now();
  const notice = await provider.readNotice(headers, body, at);
  if (!notice) return 'ignored';
  if (!(await noteMessage(ctx.db, name, { notice, at }))) return 'duplicate';
  const outcome = await act(ctx, name, notice);
  await setMessageOutcome(ctx.db, { provider: name, eventId: notice.eventId }, outcome);
  return outcome;
}

async function act(ctx: ServerContext, name: InvoiceProviderName, notice: InvoiceNotice): Promise<ResultOutcome> {
  if (notice.isForeign) return 'foreign';
  const application = await findApplication(ctx.db, notice.no);
  if (application?.provider !== name) return 'unknown';
  const red = await findOpenRed(ctx.db, application.id);
  if (red?.provider !== name) return askNow(ctx, application);
  // The job asks should the process die now.
  await planRed(ctx.db, red.id, { nextAt: ctx.clock.now() });
  // Something has come of it: it is asked about before it is asked for.
  await runRed(ctx, { ...red, attempts: Math.max(red.attempts, 2) });
  return 'applied';
}

async function askNow(ctx: ServerContext, application: Application): Promise<ResultOutcome> {
  if (application.status === 'issuing') await planApplication(ctx.db, application.id, { nextAt: ctx.clock.now() });
  // What was never handed over is not handed over because of a message.
  return askForDocument(ctx, { ...application, attempts: Math.max(application.attempts, 2) });
}
