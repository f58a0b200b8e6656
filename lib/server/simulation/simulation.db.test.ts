import { expect, it } from '@jest/globals';
import { createTestContext } from '../db/test-context.ts';
import { simulate } from './simulate.ts';

/** A run in which nobody does these proves little. */
const essential = [
  ...[
    ...['buy', 'buyByOffer', 'payFromBalance', 'notified', 'cancel', 'claim', 'accept', 'ship', 'confirm'],
    ...['askForInvoice', 'issueManually', 'changeTitle', 'followRefunds'],
    ...['approveAtOnce', 'refuseCase', 'timeOutCases', 'releaseCommissions'],
    ...['stateNow', 'correct', 'settle', 'chargePenalties'],
  ].map((name) => [name]),
  // Of each of these somebody does one.
  ['applyForRequests', 'applyForRequestsToo', 'applyForRequestsAgain'],
  ['askOutside', 'askOutsideToo', 'askAsStore', 'askAsStoreToo'],
  ['approveWithdrawal', 'approveWithdrawalToo', 'approveAll', 'payWhole'],
  ['bounce', 'bounceTwice', 'bounceOfClosed'],
  ['recordRed', 'recordRedToo', 'confirmRed', 'denyRed', 'withdrawRed'],
];

it('leaves a balanced ledger, legal histories, whole stock and nothing unfinished after a thousand steps, or as many as it takes', async () => {
  const test = await createTestContext({ PAYMENT_SANDBOX: true });
  try {
    const { missing, faults } = await simulate(test, { seed: 11, steps: 1000, essential });
    expect(faults).toEqual([]);
    expect(missing).toEqual([]);
  } finally {
    await test.close();
  }
});
