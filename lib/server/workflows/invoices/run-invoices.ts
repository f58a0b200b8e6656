import type { ServerContext } from '../../db/context.ts';
import { type Application, claimDueApplications, claimDueReds, findBlueDocument } from '../../invoices/index.ts';
import { askForDocument } from './ask-provider.ts';
import { beginAutomatically } from './begin-automatically.ts';
import { fetchFiles } from './pieces/fetch-files.ts';
import { tellIssuedInTime } from './pieces/tell-issued.ts';
import { runRed } from './run-red.ts';

/** So many questions travel at once. */
const atOnce = 5;

/**
 * Everything that providers of invoices are asked: begins what is issued by itself, hands over what was begun, asks what came of
 * it after 1, 2, 5, 15 and 60 minutes and then hourly, fetches files, and takes back. Answers how many were asked about. Safe to run
 * twice and in two processes at once; what a provider does not answer stays as it is and is asked about under the same number.
 */
export async function runInvoices(ctx: ServerContext): Promise<number> {
  await beginAutomatically(ctx);
  const due = await claimDueApplications(ctx);
  await forEach(due, (application) => runOne(ctx, application));
  const reds = await claimDueReds(ctx);
  await forEach(reds, (red) => runRed(ctx, red));
  return due.length + reds.length;
}

async function runOne(ctx: ServerContext, application: Application): Promise<void> {
  if (application.status !== 'issuing') return followUp(ctx, application);
  const outcome = await askForDocument(ctx, application);
  if (outcome === 'applied') await followUp(ctx, application);
}

/** What comes after the document: its file, and the word that it is there. */
async function followUp(ctx: ServerContext, { id, no, provider, attempts, status }: Application): Promise<void> {
  const document = await findBlueDocument(ctx.db, id);
  if (!document || provider === null) return;
  const tries = status === 'issuing' ? 1 : attempts;
  const hasFile = await fetchFiles(ctx, { document, provider, applicationNo: no });
  await tellIssuedInTime(ctx, { no, document, hasFile, tries });
}

/** One that breaks keeps no other from its turn; the job still fails, so that somebody hears of it. */
async function forEach<T>(items: T[], run: (item: T) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const outcomes = await Promise.allSettled(items.slice(start, start + atOnce).map(run));
    faults.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])));
  }
  if (faults.length > 0) throw faults[0];
}
