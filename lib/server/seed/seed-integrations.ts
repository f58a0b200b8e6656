import type { ServerContext } from '../db/context.ts';
import { type MadeTry, makeKeyOf, settleDeliveries } from '../factories/integration-factories.ts';
import {
  asDesk,
  asStore,
  listEndpoints,
  listKeys,
  type Owner,
  saveEndpoint,
  switchEndpoint,
} from '../integrations/index.ts';
import { addSeconds } from '../kernel/clock.ts';
import { findStoreOf } from '../store/index.ts';
import { demoHooks, demoKeys } from './content/integrations.ts';
import { findDemoLogin, hoursAgo } from './demo-people.ts';

const day = 86_400;
/** Older than the first order of the demo shop. */
const hoursOfListening = 30 * 24;
/** As many deliveries of an endpoint as somebody looks at. */
const most = 24;

type Owners = Record<'store' | 'operator', Owner>;

export async function findOwners(ctx: ServerContext): Promise<Owners | undefined> {
  const [owner, operator] = await Promise.all([findDemoLogin(ctx, 'store'), findDemoLogin(ctx, 'operator')]);
  const store = owner && (await findStoreOf(ctx.db, owner.userId));
  if (!store || !operator) return undefined;
  return { store: asStore({ ...owner, storeId: store.id }), operator: asDesk(operator) };
}

/**
 * Keys that nobody holds, and endpoints that hear of all that the demo shop does from here on: what they were told is what has
 * happened. Does nothing for whoever has some already.
 */
export async function seedIntegrations(ctx: ServerContext): Promise<void> {
  const owners = await findOwners(ctx);
  if (!owners) return;
  for (const owner of Object.values(owners)) {
    const keys = await listKeys(ctx, owner, { page: 1, limit: 1, offset: 0 });
    if (keys.total > 0 || (await listEndpoints(ctx, owner)).length > 0) return;
  }
  await seedKeys(ctx, owners);
  for (const { of, name, url, types } of demoHooks) {
    await saveEndpoint(hoursAgo(ctx, hoursOfListening), owners[of], { facts: { name, url, types } });
  }
}

async function seedKeys(ctx: ServerContext, owners: Owners): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    for (const { of, madeDaysAgo, days, used, revokedDaysAgo, ...facts } of demoKeys) {
      const { storeId, member } = owners[of];
      const createdAt = addSeconds(now, -madeDaysAgo * day);
      await makeKeyOf(tx, {
        ...facts,
        storeId,
        userId: member.userId,
        createdAt,
        expiresAt: addSeconds(createdAt, days * day),
        ...(used && { lastUsedAt: addSeconds(now, -used.hoursAgo * 3600), lastUsedIp: used.ip }),
        ...(revokedDaysAgo !== undefined && {
          endedAt: addSeconds(now, -revokedDaysAgo * day),
          endReason: 'revoked',
          endedBy: member.userId,
        }),
      });
    }
  });
}

/** Lets what waits for the endpoints of the demo have been sent, and comes last: nothing goes out of a demo shop. */
export async function seedDeliveries(ctx: ServerContext): Promise<void> {
  const owners = await findOwners(ctx);
  if (!owners) return;
  for (const { of, url, failed, isOn } of demoHooks) {
    const owner = owners[of];
    const endpoint = (await listEndpoints(ctx, owner)).find((each) => each.url === url);
    if (!endpoint) continue;
    let left = failed;
    const triesOf = (index: number, at: Date) => {
      const isOver = at < addSeconds(ctx.clock.now(), -lengthOfTrying);
      if (!isOver || index % 3 !== 1 || left === 0) return wellTaken(index);
      left -= 1;
      return allInVain;
    };
    await ctx.db.transaction((tx) =>
      settleDeliveries(tx, { endpointId: endpoint.id, most, now: ctx.clock.now(), triesOf }),
    );
    if (!isOn) await switchEndpoint(hoursAgo(ctx, 1), owner, { id: endpoint.id, isOn: false });
  }
}

const ok = (afterSeconds: number, durationMs: number): MadeTry => ({
  afterSeconds,
  status: 200,
  fault: null,
  durationMs,
  answer: '{"received":true}',
});

/** Now and then a receiver was being started anew. */
const wellTaken = (index: number): MadeTry[] =>
  index % 9 === 4
    ? [{ afterSeconds: 1, status: 503, fault: 'status', durationMs: 212, answer: 'Service Unavailable' }, ok(6, 148)]
    : [ok(1, 96 + ((index * 37) % 140))];

/** All pauses together, and a little. */
const lengthOfTrying = 4 * day;

/** When each try there is was made, until it was given up: the pauses of docs/domain/integrations.md 7. */
const timesInVain = [1, 6, 306, 2106, 9306, 27_306, 63_306, 113_706, 185_706, 272_106];

const allInVain: MadeTry[] = timesInVain.map((afterSeconds, index) =>
  index % 3 === 2
    ? { afterSeconds, status: null, fault: 'timeout', durationMs: 15_000, answer: '' }
    : {
        afterSeconds,
        status: 500,
        fault: 'status',
        durationMs: 430 + index * 11,
        answer: '{"error":"unknown tax number"}',
      },
);
