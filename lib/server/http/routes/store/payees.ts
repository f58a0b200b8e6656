import {
  operatorPayeeApprove,
  operatorPayeeChanges,
  operatorPayeeReject,
  operatorPayeeReveal,
  storePayee,
  storePayeeCancel,
  storePayeeSave,
} from '#lib/contract/store/payees.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  approvePayee,
  cancelPayeeChange,
  describePayee,
  listPayeeChanges,
  rejectPayee,
  requestPayeeChange,
  revealPayee,
} from '#lib/server/store/index.ts';
import { type App, serve } from '../../serve.ts';
import { toAccountRecord, toChangeRecord, toPayeeRecord } from './store-profile-records.ts';

/** The account a store is paid to: who looks after the money sees it, its owner changes it, operators decide. */
export function registerStorePayee(app: App): void {
  serve(app, storePayee, {
    guard: { store: 'store/finance' },
    run: async ({ server, member }) => toPayeeRecord(await describePayee(server, member)),
  });
  serve(app, storePayeeSave, {
    guard: { store: 'store/profile/payee' },
    // Password and code are checked here: neither may be found by trying with a stolen token.
    limits: [{ points: 20, seconds: 600, by: 'account-address' }],
    message: 'payeeRequested',
    run: async ({ server, member, body, ip }) => {
      await requestPayeeChange(server, member, { input: body, ip });
      return toPayeeRecord(await describePayee(server, member));
    },
  });
  serve(app, storePayeeCancel, {
    guard: { store: 'store/profile/payee' },
    message: 'payeeCancelled',
    run: async ({ server, member, body }) => {
      await cancelPayeeChange(server, member, body.id);
      return toPayeeRecord(await describePayee(server, member));
    },
  });
  registerDeciding(app);
}

function registerDeciding(app: App): void {
  serve(app, operatorPayeeChanges, {
    guard: { node: 'operator/store/payeeChanges' },
    run: async ({ server, query }) => {
      const filter = { status: query.status, storeId: query.store_id };
      const { list, total } = await listPayeeChanges(server, filter, toPage(query));
      const rows = list.map(({ change, current, store, actions }) => ({
        ...toChangeRecord(change),
        store_id: store.id,
        store_name: store.name,
        company_name: store.companyName,
        legal_person: store.legalPerson,
        current: toAccountRecord(current),
        actions,
      }));
      return { list: rows, total };
    },
  });
  serve(app, operatorPayeeReveal, {
    guard: { node: 'operator/store/payeeReveal' },
    limits: [{ points: 200, seconds: 3600, by: 'account' }],
    run: async ({ server, member, body }) => ({ payee_account: await revealPayee(server, member, body.id) }),
  });
  serve(app, operatorPayeeApprove, {
    guard: { node: 'operator/store/payeeApprove' },
    message: 'payeeDecided',
    run: ({ server, member, body }) => approvePayee(server, member, body.id),
  });
  serve(app, operatorPayeeReject, {
    guard: { node: 'operator/store/payeeReject' },
    message: 'payeeDecided',
    run: ({ server, member, body }) => rejectPayee(server, member, body),
  });
}
