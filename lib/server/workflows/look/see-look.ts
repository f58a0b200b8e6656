import { listedLooks } from '#lib/contract/site/desk-look.ts';
import type { ServerContext } from '../../db/context.ts';
import { findUsernames } from '../../identity/index.ts';
import { findDraft, type LookDraft, listLooks, type PublishedLook } from '../../site/index.ts';

export interface LookSeen {
  history: PublishedLook[];
  draft: LookDraft | undefined;
  /** Who published and saved, by their number. */
  names: ReadonlyMap<number, string>;
}

/** What is live, what is being worked on, and what was before. */
export async function seeLook(ctx: ServerContext): Promise<LookSeen> {
  const [history, draft] = await Promise.all([listLooks(ctx.db, listedLooks), findDraft(ctx.db)]);
  const ids = [...history.map(({ publishedBy }) => publishedBy), draft?.savedBy].filter((id) => typeof id === 'number');
  return { history, draft, names: await findUsernames(ctx.db, [...new Set(ids)]) };
}
