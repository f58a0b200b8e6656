import {
  operatorLegalApprove,
  operatorLegalChanges,
  operatorLegalReject,
  operatorLegalReveal,
  storeLegal,
  storeLegalCancel,
  storeLegalSave,
} from '#lib/contract/store/legal.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  approveLegalChange,
  cancelLegalChange,
  describeLegal,
  listLegalChanges,
  rejectLegalChange,
  requestLegalChange,
  revealLegalFiles,
} from '#lib/server/store/index.ts';
import { type App, serve } from '../../serve.ts';
import { toLegalRecord, toLegalReviewRecord } from './legal-records.ts';

const guard = { store: 'store/profile/legal' } as const;

/** Name and legal facts of a store: its owner asks for others, operators decide. */
export function registerStoreLegal(app: App): void {
  serve(app, storeLegal, {
    guard,
    run: async ({ server, member }) => toLegalRecord(await describeLegal(server, member)),
  });
  serve(app, storeLegalSave, {
    guard,
    // Password and code are checked here: neither may be found by trying with a stolen token.
    limits: [{ points: 20, seconds: 600, by: 'account-address' }],
    message: 'legalRequested',
    run: async ({ server, member, body, ip }) => {
      await requestLegalChange(server, member, { input: body, ip });
      return toLegalRecord(await describeLegal(server, member));
    },
  });
  serve(app, storeLegalCancel, {
    guard,
    message: 'legalCancelled',
    run: async ({ server, member, body }) => {
      await cancelLegalChange(server, member, body.id);
      return toLegalRecord(await describeLegal(server, member));
    },
  });
  registerDeciding(app);
}

function registerDeciding(app: App): void {
  serve(app, operatorLegalChanges, {
    guard: { node: 'operator/store/legalChanges' },
    run: async ({ server, member, query }) => {
      const filter = { status: query.status, storeId: query.store_id, page: toPage(query) };
      const { list, total } = await listLegalChanges(server, member, filter);
      return { list: list.map(toLegalReviewRecord), total };
    },
  });
  serve(app, operatorLegalReveal, {
    guard: { node: 'operator/store/legalReveal' },
    limits: [{ points: 200, seconds: 3600, by: 'account' }],
    run: async ({ server, member, body }) => {
      const { current, requested } = await revealLegalFiles(server, member, body.id);
      return { current_file: current, wanted_file: requested };
    },
  });
  serve(app, operatorLegalApprove, {
    guard: { node: 'operator/store/legalApprove' },
    message: 'legalDecided',
    run: ({ server, member, body }) => approveLegalChange(server, member, body),
  });
  serve(app, operatorLegalReject, {
    guard: { node: 'operator/store/legalReject' },
    message: 'legalDecided',
    run: ({ server, member, body: { remarks = {}, ...body } }) =>
      rejectLegalChange(server, member, { ...body, remarks }),
  });
}
