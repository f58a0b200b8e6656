import type { PagePublication } from '#lib/contract/site/desk-blocks.ts';
import type { ServerContext } from '../../db/context.ts';
import type { PageContent } from '../block-tables.ts';
import type { contentPages } from '../content-tables.ts';
import { findDocument, firstContent, listVersions, type PageVersion, requirePage } from './documents-repository.ts';
import { previewToken } from './preview-link.ts';
import { type BlockFault, readBlocks } from './read-blocks.ts';
import { isSameContent } from './replace-content.ts';

export interface DeskDocument {
  /** Undefined: the home page. */
  page: typeof contentPages.$inferSelect | null;
  content: PageContent;
  version: number;
  faults: BlockFault[];
  isChanged: boolean;
  publications: (PageVersion & { state: PagePublication['state'] })[];
  preview: { token: string; expires: number };
}

/** What the editor of a page shows. Throws `not_found` for a content page that is not there. */
export async function getDocumentForDesk(ctx: ServerContext, page: number): Promise<DeskDocument> {
  const [record, document] = await Promise.all([requirePage(ctx.db, page), findDocument(ctx.db, page)]);
  const [versions, first] = await Promise.all([
    document ? listVersions(ctx.db, document.id) : [],
    document ? undefined : firstContent(ctx.db, page),
  ]);
  const content = document?.draft ?? first ?? { title: {}, description: {}, blocks: [] };
  const current = versions.find(({ id }) => id === document?.currentVersionId);
  const now = ctx.clock.now();
  return {
    page: record ?? null,
    content,
    version: document?.version ?? 0,
    faults: readBlocks(content.blocks).faults,
    isChanged: !current || !isSameContent(current.content, content),
    publications: versions.map((each) => ({
      ...each,
      state: stateOf(each, { current, now, isShown: record?.isPublished ?? true }),
    })),
    preview: previewToken(ctx, page),
  };
}

function stateOf(
  version: PageVersion,
  { current, now, isShown }: { current: PageVersion | undefined; now: Date; isShown: boolean },
): PagePublication['state'] {
  if (version.withdrawnAt) return 'withdrawn';
  if (version.id === current?.id) return isShown ? 'current' : 'hidden';
  return version.startsAt > now ? 'scheduled' : 'past';
}
