import { promoterLevel, promoterLevelSave, promoterLevels } from '#lib/contract/referral/desk-levels.ts';
import {
  operatorPromoters,
  promoterDecide,
  promoterFreeze,
  promoterThaw,
} from '#lib/contract/referral/desk-promoters.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toFilter, toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import {
  countOnLevels,
  decidePromoter,
  type ListedPromoter,
  listLevels,
  listPromoterRows,
  promoterActions,
  saveLevel,
  setLevel,
} from '#lib/server/referral/index.ts';
import { type App, serve } from '../../serve.ts';
import { namePeople } from '../identity/name-people.ts';
import { toLevel, toLevelRecord } from './desk-level-records.ts';

/** What operators do about who promotes. */
export function registerOperatorPromoter(app: App): void {
  serve(app, operatorPromoters, {
    guard: { node: 'operator/promoter/list' },
    run: async ({ server, query }) => {
      const page = await listPromoterRows(server, toFilter(query), toWorkQuery(query));
      const nameOf = await namePeople(
        server,
        page.list.map(({ promoter }) => promoter.reviewedBy),
      );
      return toWorkPage(page, (row) => toPromoterRecord(row, nameOf));
    },
  });
  registerLevels(app);
  serve(app, promoterDecide, {
    guard: { node: 'operator/promoter/decide' },
    message: 'promoterChanged',
    run: ({ server, member, body }) => {
      const { user_id: userId, version, decision } = body;
      const reason = body.decision === 'reject' ? body.reason : '';
      return decidePromoter(server, member, { userId, version, decision, reason });
    },
  });
  serve(app, promoterFreeze, {
    guard: { node: 'operator/promoter/freeze' },
    message: 'promoterChanged',
    run: ({ server, member, body: { user_id: userId, version, reason } }) =>
      decidePromoter(server, member, { userId, version, decision: 'freeze', reason }),
  });
  serve(app, promoterThaw, {
    guard: { node: 'operator/promoter/freeze' },
    message: 'promoterChanged',
    run: ({ server, member, body: { user_id: userId, version } }) =>
      decidePromoter(server, member, { userId, version, decision: 'thaw', reason: '' }),
  });
}

function registerLevels(app: App): void {
  serve(app, promoterLevels, {
    guard: { node: 'operator/promoter/list' },
    run: async ({ server: { db } }) => {
      const [levels, people] = await Promise.all([listLevels(db), countOnLevels(db)]);
      return { list: levels.map((level) => toLevelRecord(level, people.get(level.id) ?? 0)) };
    },
  });
  serve(app, promoterLevelSave, {
    guard: { node: 'operator/promoter/rates' },
    message: 'promoterLevelSaved',
    run: ({ server, member, body }) => saveLevel(server, member, toLevel(body)),
  });
  serve(app, promoterLevel, {
    guard: { node: 'operator/promoter/level' },
    message: 'promoterChanged',
    run: ({ server, member, body: { user_id: userId, version, level_id: levelId } }) =>
      setLevel(server, member, { userId, version, levelId }),
  });
}

function toPromoterRecord(row: ListedPromoter, nameOf: (id: number | null) => string) {
  const { promoter, face, level, people, earned } = row;
  const { userId, status, levelId, isLevelManual, plan, reason, createdAt, appliedAt, version } = promoter;
  return {
    user_id: userId,
    username: face?.username ?? '',
    nickname: face?.nickname ?? '',
    status,
    level_id: levelId,
    level,
    is_level_by_hand: isLevelManual,
    plan,
    reason,
    people,
    earned: formatFen(earned),
    since: toUnixSeconds(createdAt),
    apply_time: toUnixSeconds(appliedAt),
    reviewed_by: promoter.reviewedBy,
    reviewer_name: nameOf(promoter.reviewedBy),
    review_time: toUnixSeconds(promoter.reviewedAt),
    version,
    actions: promoterActions(status),
  };
}
