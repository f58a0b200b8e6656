import type { ServerContext } from '../../db/context.ts';
import { getApplication } from '../application-repository.ts';
import type { IssuerActor } from '../issuers/issuers.ts';
import { readIssuer } from '../issuers/issuers.ts';
import { compareFacts, type Difference } from './compare-facts.ts';
import { type LookedAtFile, lookAtFiles } from './read-invoice-file.ts';

interface ReadOf {
  file: LookedAtFile;
  differences: Difference[];
}

/** What uploaded files say of one application, and what otherwise than was asked for; nothing is saved. Throws `not_found`. */
export async function readOf(
  ctx: ServerContext,
  { member, issuer }: IssuerActor,
  { no, urls }: { no: string; urls: readonly string[] },
): Promise<ReadOf[]> {
  const application = await getApplication(ctx.db, no, { issuer });
  const [files, { seller }] = await Promise.all([
    lookAtFiles(ctx, { userId: member.userId, urls }),
    readIssuer(ctx.db, issuer),
  ]);
  return files.map((file) => {
    const facts = file.facts === 'unreadable' ? undefined : file.facts;
    return { file, differences: facts ? compareFacts({ application, sellerTaxNo: seller.taxNo }, facts) : [] };
  });
}
