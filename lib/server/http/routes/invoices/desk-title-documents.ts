import {
  operatorTitleDocuments,
  operatorTitleDocumentsApprove,
  operatorTitleDocumentsReject,
  operatorTitleDocumentsReveal,
} from '#lib/contract/invoices/desk-title-documents.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import {
  type DocumentsForReview,
  decideDocuments,
  listTitleDocuments,
  revealDocuments,
  toTitleTexts,
} from '#lib/server/invoices/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { findStoreNames } from '#lib/server/store/index.ts';
import { type App, serve } from '../../serve.ts';
import { namePeople } from '../identity/name-people.ts';

const guard = { node: 'operator/invoice/papers' } as const;

/** Documents by which a company's title may have special invoices. */
export function registerOperatorTitleDocuments(app: App): void {
  serve(app, operatorTitleDocuments, {
    guard,
    run: async ({ server, member, query }) => {
      const { status } = query;
      const { list, total } = await listTitleDocuments(server.db, member, { status, page: toPage(query) });
      return { list: await describeAll(server, list), total };
    },
  });
  serve(app, operatorTitleDocumentsReveal, {
    guard,
    limits: [{ points: 120, seconds: 600, by: 'account' }],
    run: async ({ server, member, body }) => ({ urls: await revealDocuments(server, member, body.title_id) }),
  });
  serve(app, operatorTitleDocumentsApprove, {
    guard,
    message: 'papersApproved',
    run: ({ server, member, body: { title_id: titleId, version } }) =>
      decideDocuments(server, member, { titleId, decision: 'approve', reason: '', version }),
  });
  serve(app, operatorTitleDocumentsReject, {
    guard,
    message: 'papersRejected',
    run: ({ server, member, body: { title_id: titleId, version, reason } }) =>
      decideDocuments(server, member, { titleId, decision: 'reject', reason, version }),
  });
}

async function describeAll(server: ServerContext, list: DocumentsForReview[]) {
  const owners = (type: 'user' | 'store') =>
    list.flatMap(({ title }) => (title.ownerType === type ? [title.ownerId] : []));
  const [nameOf, stores] = await Promise.all([
    namePeople(server, [...owners('user'), ...list.map(({ papers }) => papers.decidedBy)]),
    findStoreNames(server.db, [...new Set(owners('store'))]),
  ]);
  return list.map(({ papers, title, isOwn }) => ({
    id: title.id,
    owner: title.ownerType,
    owner_id: title.ownerId,
    owner_name: title.ownerType === 'user' ? nameOf(title.ownerId) : (stores.get(title.ownerId) ?? ''),
    title: toTitleTexts(title),
    files: papers.fileIds.length,
    // A row says nothing else.
    status: papers.status as 'pending' | 'approved' | 'rejected',
    reason: papers.reason,
    ask_time: toUnixSeconds(papers.askedAt),
    decide_time: toUnixSeconds(papers.decidedAt),
    decider: nameOf(papers.decidedBy),
    version: papers.version,
    is_own: isOwn,
  }));
}
