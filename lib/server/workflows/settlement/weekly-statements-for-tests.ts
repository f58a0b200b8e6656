import { afterAll, beforeEach } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { updateSettings } from '../../site/index.ts';
import { statementsOf } from './statements-for-tests.ts';

export const day = 86_400;
export const outcomes = async (doing: Promise<unknown>[]) =>
  (await Promise.allSettled(doing))
    .map((result) => (result.status === 'fulfilled' ? 'done' : (result.reason as { code?: string }).code))
    .sort();

/** Stores with a statement a week. */
export async function openWeeklyStatements() {
  const test = await createTestContext({ PAYMENT_SANDBOX: true });
  const desk = statementsOf(test);
  afterAll(() => test.close());
  beforeEach(() =>
    updateSettings(test.ctx, { 'settle.cycle': 'weekly', 'settle.holdDays': 0, 'settle.confirmDays': 3 }),
  );

  return { test, desk };
}
