import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../db/test-context.ts';
import { updateSettings } from '../site/index.ts';
import {
  accounts,
  captureHold,
  checkLedger,
  earnPoints,
  expirePoints,
  findNextExpiry,
  getUserBalances,
  placeHold,
  postAdjustment,
  releaseHold,
  reversePoints,
} from './index.ts';

const test = await createTestContext();
afterAll(() => test.close());

const day = 86_400;
let lastUser = 0;
let lastNo = 0;

/** A user of the tests, and what can happen to the points. */
function newUser() {
  lastUser += 1;
  const [userId, { ctx }] = [lastUser, test];
  const facts = () => {
    lastNo += 1;
    return { userId, memo: { key: 'memoGoodwill' as const }, at: ctx.clock.now() };
  };
  const ref = () => ({ ref: { type: 'test', no: `T${lastNo}` } });
  const hold = (no: string) => ({ ref: { type: 'order', no }, unit: 'PT' as const, at: ctx.clock.now() });
  return {
    userId,
    earn: (points: number) => earnPoints(ctx.db, { ...facts(), points, ...ref() }),
    takeBack: (points: number) => reversePoints(ctx.db, { ...facts(), points, ...ref() }),
    spend: (points: number) => postAdjustment(ctx.db, { ...facts(), unit: 'PT', amount: -points, no: `T${lastNo}` }),
    hold: (no: string, amount: number) => placeHold(ctx.db, { ...hold(no), userId, amount }),
    release: (no: string) => releaseHold(ctx.db, hold(no)),
    capture: (no: string) => captureHold(ctx.db, { ...hold(no), to: accounts.pointsIssued }),
    points: async () => (await getUserBalances(ctx.db, userId)).points,
    next: async () => (await findNextExpiry(ctx, userId))?.points,
  };
}

const expire = () => expirePoints(test.ctx);
const wait = (days: number) => test.ctx.clock.advance(days * day);
/** The life of a lot, with its last day. */
const life = 366 + 1;

describe('points', () => {
  it('run out lot by lot, the day after twelve months, once however often the job runs', async () => {
    const user = newUser();
    await user.earn(100);
    wait(30);
    await user.earn(50);
    wait(life - 33);
    expect([await expire(), await user.points(), await user.next()]).toEqual([0, 150, 100]);
    wait(3);
    const taken = await Promise.all([expire(), expire(), expire()]);
    expect(taken.reduce((sum, points) => sum + points)).toBe(100);
    expect([await expire(), await user.points(), await user.next()]).toEqual([0, 50, 50]);
    wait(30);
    expect([await expire(), await user.points(), await user.next()]).toEqual([50, 0, undefined]);
  });

  it('are spent from the oldest lot, so that it runs out with less', async () => {
    const user = newUser();
    await user.earn(100);
    wait(30);
    await user.earn(50);
    await user.spend(80);
    expect(await user.next()).toBe(20);
    await user.spend(30);
    expect(await user.next()).toBe(40);
    wait(life - 30);
    await expire();
    expect(await user.points()).toBe(40);
  });

  it('given back from a hold return to the lot they came from', async () => {
    const user = newUser();
    await user.earn(100);
    wait(200);
    await user.earn(10);
    await user.hold('given-back', 60);
    await user.hold('taken', 30);
    expect(await user.next()).toBe(10);
    wait(life - 200);
    await expire();
    expect(await user.points()).toBe(10);
    await user.release('given-back');
    await user.capture('taken');
    expect(await user.points()).toBe(70);
    wait(1);
    await expire();
    expect([await user.points(), await user.next()]).toEqual([10, 10]);
  });

  it('may be owed after they were taken back, and the next ones make up for it', async () => {
    const user = newUser();
    await user.earn(40);
    await user.spend(40);
    await user.takeBack(30);
    expect([await user.points(), await user.next()]).toEqual([-30, undefined]);
    await expect(user.spend(1)).rejects.toMatchObject({ code: 'points_insufficient' });
    await expect(user.hold('owing', 1)).rejects.toMatchObject({ code: 'points_insufficient' });
    await user.earn(10);
    expect(await user.points()).toBe(-20);
    await user.earn(100);
    expect([await user.points(), await user.next()]).toEqual([80, 80]);
    await expect(user.spend(81)).rejects.toMatchObject({ code: 'points_insufficient' });
  });

  it('are not spent and run out at the same moment', async () => {
    const user = newUser();
    await user.earn(100);
    wait(life);
    const [spent] = await Promise.allSettled([user.spend(70), expire()]);
    expect(await user.points()).toBe(0);
    expect(['fulfilled', 'rejected']).toContain(spent.status);
  });

  it('live as long as the settings say, or for ever', async () => {
    const user = newUser();
    await user.earn(100);
    await updateSettings(test.ctx, { 'points.expireMonths': 0 });
    wait(5000);
    expect([await expire(), await user.next()]).toEqual([0, undefined]);
    await updateSettings(test.ctx, { 'points.expireMonths': 1 });
    expect(await expire()).toBeGreaterThanOrEqual(100);
    expect(await user.points()).toBe(0);
  });
});

it('leave a sound ledger behind', async () => {
  expect(await checkLedger(test.ctx)).toEqual([]);
});
