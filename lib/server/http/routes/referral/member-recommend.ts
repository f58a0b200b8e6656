import {
  recommendApply,
  recommendCommissions,
  recommendInvites,
  recommendMain,
  recommendSettlements,
  recommendTeam,
} from '#lib/contract/referral/member-recommend.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { type PageOf, toPage } from '#lib/server/kernel/paging.ts';
import {
  applyToPromote,
  countPeople,
  describeStanding,
  listBrought,
  listCampaigns,
  listCommissions,
  listSettlements,
  readEarningDays,
  sumEarnings,
} from '#lib/server/referral/index.ts';
import { getCommissionMoney } from '#lib/server/wallet/index.ts';
import { type App, serve } from '../../serve.ts';
import {
  toCommissionRecord,
  toInviteRecord,
  toSettlementRecord,
  toStandingRecord,
  toSumsRecord,
  toTeamRecord,
} from './member-recommend-records.ts';

/** What a member has earned by recommending the shop, and who came by it. */
export function registerRecommend(app: App): void {
  registerOverview(app);
  serve(app, recommendTeam, {
    guard: 'login',
    run: async ({ server: { db }, member: { userId }, query }) => {
      const level = query.level === '1' ? 1 : 2;
      const { campaign } = query;
      const [page, campaigns] = await Promise.all([
        listBrought(db, { userId, level, campaign }, toPage(query)),
        level === 1 ? listCampaigns(db, userId) : [],
      ]);
      return { ...toRecords(page, (one) => toTeamRecord(one, level)), campaigns };
    },
  });
  serve(app, recommendInvites, {
    guard: 'login',
    run: async ({ server: { db }, member: { userId }, query }) => {
      const { campaign } = query;
      const [page, campaigns] = await Promise.all([
        listBrought(db, { userId, level: 1, campaign }, toPage(query)),
        listCampaigns(db, userId),
      ]);
      return { ...toRecords(page, toInviteRecord), campaigns };
    },
  });
  serve(app, recommendCommissions, {
    guard: 'login',
    run: async ({ server: { db }, member: { userId }, query }) => {
      const { status, from, to } = query;
      return toRecords(
        await listCommissions(db, { userId, filter: { status, from, to } }, toPage(query)),
        toCommissionRecord,
      );
    },
  });
  serve(app, recommendSettlements, {
    guard: 'login',
    run: async ({ server: { db }, member: { userId }, query }) =>
      toRecords(await listSettlements(db, userId, toPage(query)), toSettlementRecord),
  });
}

function registerOverview(app: App): void {
  serve(app, recommendApply, {
    guard: 'login',
    limits: [{ points: 10, seconds: 3600, by: 'account' }],
    message: 'promoterApplied',
    run: ({ server, member, body }) => applyToPromote(server, member, body.plan),
  });
  serve(app, recommendMain, {
    guard: 'login',
    run: async ({ server, member: { userId } }) => {
      const { db, clock } = server;
      const now = clock.now();
      const [standing, earnings, money, people, days] = await Promise.all([
        describeStanding(server, userId),
        sumEarnings(db, userId, now),
        getCommissionMoney(db, userId),
        countPeople(db, userId),
        readEarningDays(db, userId, now),
      ]);
      return {
        standing: toStandingRecord(standing),
        code: standing.code,
        sums: toSumsRecord(earnings, money),
        people,
        days: days.map(({ day, amount }) => ({ day, amount: formatFen(amount) })),
      };
    },
  });
}

const toRecords = <Row, Record>({ list, total }: PageOf<Row>, toRecord: (row: Row) => Record) => ({
  list: list.map(toRecord),
  total,
});
