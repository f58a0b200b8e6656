import {
  operatorRealNameApprove,
  operatorRealNameReject,
  operatorRealNameReveal,
  operatorRealNames,
  realNameInfo,
  realNameSubmit,
} from '#lib/contract/identity/real-names.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  approveRealName,
  describeRealName,
  listRealNames,
  openRealName,
  type RealNameFacts,
  rejectRealName,
  type SubmittedRealName,
  submitRealName,
} from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { type App, serve } from '../../serve.ts';
import { namePeople } from './name-people.ts';

/** Few submissions: whether a number belongs to an account here must not be found out by trying. */
const limits: RequestLimit[] = [
  { points: 10, seconds: 3600, by: 'account' },
  { points: 30, seconds: 3600, by: 'address' },
];

export function registerAccountRealName(app: App): void {
  const guard = { node: 'account/profile' } as const;
  serve(app, realNameInfo, {
    guard,
    run: async ({ server, member }) => toRecord(await describeRealName(server, member.userId)),
  });
  serve(app, realNameSubmit, {
    guard,
    limits,
    message: 'realNameSubmitted',
    run: async ({ server, member, body }) => {
      await submitRealName(server, member, { name: body.name, idNumber: body.id_number });
      return toRecord(await describeRealName(server, member.userId));
    },
  });
  registerOperator(app);
}

function registerOperator(app: App): void {
  serve(app, operatorRealNames, {
    guard: { node: 'operator/realName/list' },
    run: async ({ server, query }) => {
      const { list, total } = await listRealNames(server, query, toPage(query));
      const nameOf = await namePeople(
        server,
        list.map(({ decidedBy }) => decidedBy),
      );
      return { list: list.map((row) => toOperatorRecord(row, nameOf)), total };
    },
  });
  serve(app, operatorRealNameReveal, {
    guard: { node: 'operator/realName/reveal' },
    limits: [{ points: 200, seconds: 3600, by: 'account' }],
    run: async ({ server, member, body }) => {
      const { name, idNumber } = await openRealName(server, member, body.id);
      return { name, id_number: idNumber };
    },
  });
  serve(app, operatorRealNameApprove, {
    guard: { node: 'operator/realName/approve' },
    message: 'realNameDecided',
    run: ({ server, member, body }) => approveRealName(server, member, body.id),
  });
  serve(app, operatorRealNameReject, {
    guard: { node: 'operator/realName/reject' },
    message: 'realNameDecided',
    run: ({ server, member, body }) => rejectRealName(server, member, body),
  });
}

function toRecord({ status, name, idNumber, reason, submittedAt, decidedAt, canSubmit }: RealNameFacts) {
  return {
    status,
    name,
    id_number: idNumber,
    reason,
    submit_time: toUnixSeconds(submittedAt),
    decide_time: toUnixSeconds(decidedAt),
    can_submit: canSubmit,
  };
}

function toOperatorRecord(row: SubmittedRealName, nameOf: (id: number | null) => string) {
  const { id, userId, username, status, name, idNumber, reason, submittedAt, decidedAt } = row;
  return {
    id,
    user_id: userId,
    username,
    status,
    name,
    id_number: idNumber,
    reason,
    submit_time: toUnixSeconds(submittedAt),
    decide_time: toUnixSeconds(decidedAt),
    decided_by: row.decidedBy,
    decider_name: nameOf(row.decidedBy),
  };
}
