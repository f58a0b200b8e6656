import { sharedCode } from '#lib/contract/referral/campaign.ts';
import type { ServerContext } from '../db/context.ts';
import { getUser } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import {
  applyToPromote,
  bindReferral,
  changeTie,
  decidePromoter,
  findPromoter,
  listLevels,
  raiseLevels,
  saveLevel,
  setLevel,
} from '../referral/index.ts';
import { settlePromotersDue } from '../workflows/referral/settle-promoters.ts';
import type { CaseParties } from './case-parties.ts';
import { demoLevels, type Person, type ReferralStep, referralSteps } from './content/referrals.ts';
import { hoursAgo } from './demo-people.ts';
import { runInTime } from './in-time.ts';
import { seedCustomers } from './seed-trade.ts';

interface Network {
  memberOf: (person: Person) => Member;
  operator: Member;
}

type StepOf<D extends ReferralStep['does']> = Extract<ReferralStep, { does: D }>;

/** Days ago: no case is younger that takes back what was credited. What was credited earlier has to be there when it does. */
const settledBeforeCases = 4;
const daysOfHistory = 30;

/**
 * Who brought whom and who may promote, made by the moves everybody makes. Comes before the orders, which copy from it who
 * earns by them.
 */
export async function seedReferral(ctx: ServerContext, { customers, operator }: CaseParties): Promise<void> {
  const buyers = { ...customers, ...(await seedCustomers(ctx)) };
  const network: Network = { memberOf: (person) => buyers[person].member, operator };
  const start = hoursAgo(ctx, daysOfHistory * 24);
  for (const facts of demoLevels) await saveLevel(start, operator, { id: undefined, version: undefined, facts });
  await runInTime(
    ctx,
    referralSteps.map((step) => ({ hoursAgo: step.hoursAgo, happen: (at) => take(at, network, step) })),
  );
}

/** What the nights of these days have credited, and whom that has raised. Today's is left to the shop's own job. */
export async function settleNights(ctx: ServerContext, days: 'beforeCases' | 'sinceCases'): Promise<void> {
  const [from, to] = days === 'beforeCases' ? [daysOfHistory, settledBeforeCases] : [settledBeforeCases - 1, 1];
  for (let day = from; day >= to; day--) {
    const night = hoursAgo(ctx, day * 24);
    await settlePromotersDue(night);
    await raiseLevels(night);
  }
}

async function take(ctx: ServerContext, network: Network, step: ReferralStep): Promise<unknown> {
  const member = network.memberOf(step.who);
  switch (step.does) {
    case 'apply':
      return applyToPromote(ctx, member, step.plan);
    case 'bind':
      return bind(ctx, network, step);
    case 'bindManually':
      return changeTie(ctx, network.operator, {
        ...{ userId: member.userId, parentId: network.memberOf(step.by).userId, fromId: null },
        reason: step.reason,
      });
    default:
      return decide(ctx, network, step);
  }
}

async function bind(ctx: ServerContext, network: Network, step: StepOf<'bind'>): Promise<void> {
  const { userId } = network.memberOf(step.who);
  const { recommendCode } = await getUser(ctx.db, network.memberOf(step.by).userId);
  const code = sharedCode(recommendCode, step.campaign);
  const outcome = await ctx.db.transaction((tx) =>
    bindReferral(ctx, tx, { userId, code, source: step.source, hasBought: false }),
  );
  if (outcome !== 'bound') throw new RangeError(`${step.who} is not brought by ${step.by}: ${outcome}`);
}

async function decide(
  ctx: ServerContext,
  { memberOf, operator }: Network,
  step: StepOf<'approve' | 'reject' | 'freeze' | 'level'>,
): Promise<void> {
  const { userId } = memberOf(step.who);
  const { version = 0 } = (await findPromoter(ctx.db, userId)) ?? {};
  if (step.does === 'level') {
    const level = (await listLevels(ctx.db)).find(({ names }) => names.en === step.level);
    return setLevel(ctx, operator, { userId, version, levelId: level?.id ?? null });
  }
  const reason = step.does === 'approve' ? '' : step.reason;
  return decidePromoter(ctx, operator, { userId, version, decision: step.does, reason });
}
