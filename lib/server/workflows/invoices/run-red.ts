import type { ServerContext } from '../../db/context.ts';
import {
  type Application,
  findDocument,
  findInvoiceProvider,
  getApplicationById,
  lockRed,
  mailReversed,
  moveRed,
  planRed,
  type RedAnswer,
  type RedConfirmation,
  type RedOrder,
  triesForFiles,
} from '../../invoices/index.ts';
import { describe } from './ask-provider.ts';
import { fetchFiles } from './pieces/fetch-files.ts';
import { noteSilentRed } from './pieces/note-silent-red.ts';
import { takeRedResult } from './take-red-result.ts';

/**
 * A red letter at a provider: it is asked for, asked about, and its document's file is fetched. What the provider does not answer
 * stays as it is and is asked about under the same number.
 */
export async function runRed(ctx: ServerContext, red: RedConfirmation): Promise<void> {
  const application = await getApplicationById(ctx.db, red.applicationId);
  if (red.status === 'done') return fetchRedFile(ctx, application, red);
  const answered = await ask(ctx, application, red).catch((error: unknown) => ({ silence: describe(error) }));
  if ('silence' in answered) return noteSilentRed(ctx, { application, red, why: answered.silence });
  const outcome = await takeRedResult(ctx, { no: red.no, answer: answered });
  if (outcome === 'pending') await noteSilentRed(ctx, { application, red, why: '' });
}

async function ask(ctx: ServerContext, application: Application, red: RedConfirmation): Promise<RedAnswer> {
  const provider = await findInvoiceProvider(ctx, red.provider);
  if (!provider) throw new Error(`no settings for ${red.provider}`);
  const order = await toRedOrder(ctx, application, red);
  const known = red.attempts > 1 ? await provider.queryRed(order) : undefined;
  if (known) return acknowledged(ctx, red, known);
  const receipt = await provider.reverse(order);
  if (receipt.status === 'refused') {
    // What is being taken back already, or has been, is refused too: it is no failure.
    return acknowledged(ctx, red, (await provider.queryRed(order)) ?? { ...receipt, status: 'failed' });
  }
  return acknowledged(ctx, red, { status: 'pending' });
}

/** The provider does it: nobody else has to agree, or that is its business. */
async function acknowledged(
  ctx: ServerContext,
  { no, status }: RedConfirmation,
  answer: RedAnswer,
): Promise<RedAnswer> {
  if (status !== 'applying' || answer.status === 'failed') return answer;
  await ctx.db.transaction(async (tx) => {
    const locked = await lockRed(tx, no);
    if (locked?.red.status === 'applying') await moveRed(tx, locked.red, { move: 'needsNobody', at: ctx.clock.now() });
  });
  return answer;
}

async function toRedOrder(ctx: ServerContext, application: Application, red: RedConfirmation): Promise<RedOrder> {
  const blue = await findDocument(ctx.db, red.blueDocumentId);
  if (!blue) throw new RangeError('no blue document');
  const { no, reason, amount, note } = red;
  return { no, applicationNo: application.no, blue: blue.document, reason, amount, note };
}

async function fetchRedFile(ctx: ServerContext, application: Application, red: RedConfirmation): Promise<void> {
  const found = red.redDocumentId === null ? undefined : await findDocument(ctx.db, red.redDocumentId);
  const fetching = found && { document: found.document, provider: red.provider, applicationNo: application.no };
  const isOver = !fetching || (await fetchFiles(ctx, fetching)) || red.attempts >= triesForFiles;
  if (!isOver) return;
  await ctx.db.transaction(async (tx) => {
    await planRed(tx, red.id, { nextAt: null });
    if (!found) return;
    const { fapiaoNo } = found.document;
    await mailReversed(tx, application, { ctx, fapiaoNo, at: ctx.clock.now() });
  });
}
