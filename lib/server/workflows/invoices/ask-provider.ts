import type { ServerContext } from '../../db/context.ts';
import {
  type Application,
  findInvoiceProvider,
  type InvoiceProvider,
  type IssueAnswer,
  type IssueOrder,
  notifyDesk,
  notifyIssuer,
  planApplication,
  questionsBeforeHelp,
  type ResultOutcome,
  toIssueOrder,
} from '../../invoices/index.ts';
import { takeInvoiceResult } from './take-result.ts';

/**
 * Asks the provider of an application what has come of it, and takes what it says. Without an answer it stays as it is, and after
 * several questions without a result whoever issues is told, once.
 */
export async function askForDocument(ctx: ServerContext, application: Application): Promise<ResultOutcome> {
  const { provider: name } = application;
  if (name === null) return 'unknown';
  const answered = await ask(ctx, application).catch((error: unknown) => ({ silence: describe(error) }));
  if (!answered) return 'unknown';
  if ('silence' in answered) return noteWaiting(ctx, application, { why: answered.silence, outcome: 'unanswered' });
  const outcome = await takeInvoiceResult(ctx, { provider: name, no: application.no, answer: answered });
  return outcome === 'pending' ? noteWaiting(ctx, application, { why: '', outcome }) : outcome;
}

interface Waiting {
  /** Why there is no answer. */
  why: string;
  outcome: ResultOutcome;
}

async function noteWaiting(ctx: ServerContext, application: Application, { why, outcome }: Waiting) {
  const { id, no, version, provider, attempts, issuerType } = application;
  if (application.status !== 'issuing') return outcome;
  await ctx.db.transaction(async (tx) => {
    await planApplication(tx, id, { failReason: why });
    if (attempts !== questionsBeforeHelp) return;
    const notice = { args: { provider: provider ?? '' }, cause: `${no}:${version}`, at: ctx.clock.now() };
    const event = { store: 'invoiceSilent', desk: 'invoiceSilentDesk' } as const;
    await notifyIssuer(tx, application, { ...notice, event });
    if (issuerType === 'store') await notifyDesk(tx, application, { ...notice, event: event.desk });
  });
  return outcome;
}

/** Only what is being issued is handed over; of anything else the provider is merely asked. */
async function ask(ctx: ServerContext, application: Application): Promise<IssueAnswer | undefined> {
  const provider = application.provider && (await findInvoiceProvider(ctx, application.provider));
  if (!provider) throw new Error(`no settings for ${application.provider}`);
  const order = await toIssueOrder(ctx.db, application);
  if (application.status !== 'issuing') return provider.query(order);
  return askOrIssue(provider, order, application.attempts > 1);
}

/** Whoever may have asked before looks first what came of it. */
async function askOrIssue(provider: InvoiceProvider, order: IssueOrder, isRepeated: boolean): Promise<IssueAnswer> {
  const known = isRepeated ? await provider.query(order) : undefined;
  if (known) return known;
  const receipt = await provider.issue(order);
  return receipt.status === 'accepted' ? { status: 'issuing' } : { ...receipt, status: 'failed' };
}

export const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 200);
