import type { ServerContext } from '../db/context.ts';
import { findOwnFile, linkToPrivate } from '../files/index.ts';
import type { Member } from '../kernel/actor.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { type AdjustmentFilter, type AdjustmentRecord, listAdjustmentRows } from './adjustment-repository.ts';

/** Long enough to look at the paper. */
const linkInSeconds = 600;

export interface AdjustmentDetails extends AdjustmentRecord {
  /** Shows the paper for some minutes; empty when it is gone. */
  attachment: string;
  canDecide: boolean;
}

/** Manual corrections, newest first, with what the reader may do. */
export async function listAdjustments(
  ctx: ServerContext,
  reader: Member,
  { page, ...filter }: AdjustmentFilter & { page: Page },
): Promise<PageOf<AdjustmentDetails>> {
  const { list, total } = await listAdjustmentRows(ctx.db, filter, page);
  return { list: await Promise.all(list.map((paper) => describe(ctx, reader, paper))), total };
}

async function describe(ctx: ServerContext, reader: Member, paper: AdjustmentRecord): Promise<AdjustmentDetails> {
  const file = await findOwnFile(ctx.db, { userId: paper.proposedBy, id: paper.fileId });
  const attachment = file ? linkToPrivate(ctx, file, { ttlSeconds: linkInSeconds }) : '';
  const isOther = paper.proposedBy !== reader.userId && paper.userId !== reader.userId;
  return { ...paper, attachment, canDecide: paper.status === 'pending' && isOther };
}
