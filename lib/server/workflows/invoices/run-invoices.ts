import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { ServerContext } from '../../db/context.ts';
import { inTurn } from '../../db/in-turn.ts';
import { type Application, claimDueApplications, claimDueReds, findBlueDocument } from '../../invoices/index.ts';
import { askForDocument } from './ask-provider.ts';
import { beginAutomatically } from './begin-automatically.ts';
import { fetchFiles } from './pieces/fetch-files.ts';
import { notifyIssuedInTime } from './pieces/notify-issued.ts';
import { runRed } from './run-red.ts';

/** So many questions travel at once. */
const atOnce = 5;
const claimed = { keyOf: ({ no }: { no: string }) => no, isPart: true, atOnce };

/**
 * Everything that providers of invoices are asked: begins what is issued by itself, hands over what was begun, asks what came of
 * it after 1, 2, 5, 15 and 60 minutes and then hourly, fetches files, and takes back. Answers how many were asked about. Safe to run
 * twice and in two processes at once; what a provider does not answer stays as it is and is asked about under the same number.
 */
export async function runInvoices(ctx: ServerContext): Promise<number> {
  let asked = 0;
  const askApplications = async () => {
    asked += await forEachDue(ctx, 'ask-invoices', {
      ...claimed,
      find: () => claimDueApplications(ctx),
      workOutside: async (application) => {
        await runOne(ctx, application);
        return true;
      },
    });
  };
  const askReds = async () => {
    asked += await forEachDue(ctx, 'ask-reds', {
      ...claimed,
      find: () => claimDueReds(ctx),
      workOutside: async (red) => {
        await runRed(ctx, red);
        return true;
      },
    });
  };
  await inTurn([() => beginAutomatically(ctx), askApplications, askReds]);
  return asked;
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
  await notifyIssuedInTime(ctx, { no, document, hasFile, tries });
}
