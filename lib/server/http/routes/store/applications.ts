import {
  operatorStoreApplication,
  operatorStoreApplicationApprove,
  operatorStoreApplicationReject,
  operatorStoreApplicationReveal,
  operatorStoreApplications,
  storeApplication,
  storeApplicationSave,
  storeApplicationSubmit,
  storeApplicationWithdraw,
} from '#lib/contract/store/applications.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  describeApplication,
  describeForReview,
  listApplications,
  rejectApplication,
  revealApplication,
  saveApplication,
  submitApplication,
  withdrawApplication,
} from '#lib/server/store/index.ts';
import { approveStore } from '#lib/server/workflows/store/approve-store.ts';
import { type App, serve } from '../../serve.ts';
import { namePeople } from '../identity/name-people.ts';
import { toListedRecord, toOwnRecord, toRevealedRecord, toReviewRecord } from './application-records.ts';

export function registerStoreApplication(app: App): void {
  const guard = { node: 'applay_entry' } as const;
  serve(app, storeApplication, {
    guard,
    run: async ({ server, member }) => toOwnRecord(await describeApplication(server, member.userId)),
  });
  serve(app, storeApplicationSave, {
    guard,
    limits: [{ points: 300, seconds: 600, by: 'account' }],
    message: 'storeApplicationSaved',
    run: async ({ server, member, body: { version, ...changes } }) => {
      await saveApplication(server, member, { version, changes });
      return toOwnRecord(await describeApplication(server, member.userId));
    },
  });
  serve(app, storeApplicationSubmit, {
    guard,
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'storeApplicationSubmitted',
    run: async ({ server, member, body }) => {
      await submitApplication(server, member, body.version);
      return toOwnRecord(await describeApplication(server, member.userId));
    },
  });
  serve(app, storeApplicationWithdraw, {
    guard,
    message: 'storeApplicationWithdrawn',
    run: async ({ server, member, body }) => {
      await withdrawApplication(server, member, body.version);
      return toOwnRecord(await describeApplication(server, member.userId));
    },
  });
  registerReading(app);
  registerDeciding(app);
}

function registerReading(app: App): void {
  serve(app, operatorStoreApplications, {
    guard: { node: 'operator/storeApplication/list' },
    run: async ({ server, query }) => {
      const { list, total } = await listApplications(server, query, toPage(query));
      const nameOf = await namePeople(
        server,
        list.map(({ decidedBy }) => decidedBy),
      );
      return { list: list.map((each) => toListedRecord(each, nameOf)), total };
    },
  });
  serve(app, operatorStoreApplication, {
    guard: { node: 'operator/storeApplication/info' },
    run: async ({ server, member, locale, query }) =>
      toReviewRecord(await describeForReview(server, member, query.no), locale),
  });
  serve(app, operatorStoreApplicationReveal, {
    guard: { node: 'operator/storeApplication/reveal' },
    limits: [{ points: 200, seconds: 3600, by: 'account' }],
    run: async ({ server, member, body }) => toRevealedRecord(await revealApplication(server, member, body.no)),
  });
}

function registerDeciding(app: App): void {
  serve(app, operatorStoreApplicationApprove, {
    guard: { node: 'operator/storeApplication/approve' },
    message: 'storeApplicationDecided',
    run: ({ server, member, body }) => approveStore(server, member, body),
  });
  serve(app, operatorStoreApplicationReject, {
    guard: { node: 'operator/storeApplication/reject' },
    message: 'storeApplicationDecided',
    run: ({ server, member, body: { remarks = {}, ...decision } }) =>
      rejectApplication(server, member, { ...decision, remarks }),
  });
}
