import { parseArgs } from 'node:util';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { simulate } from '#lib/server/simulation/simulate.ts';
import openDatabase from './testing/jest-database.ts';

/**
 * `npm run simulate -- --steps 20000 --seed 7 --every 500`: a shop full of customers, stores and operators on a throw-away
 * database; everything is looked at after each so many steps. Prints how often each step was done and refused, and ends with
 * an error at the first fault.
 */
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now()) },
    every: { type: 'string', default: '50' },
  },
});
const [seed, steps, stepsBetweenChecks] = [Number(values.seed), Number(values.steps), Number(values.every)];

await openDatabase();
const test = await createTestContext({ PAYMENT_SANDBOX: true });
const onCheck = (count: number) => process.stdout.write(`\r${count}/${steps}`);
const { done, refused, faults } = await simulate(test, { seed, steps, stepsBetweenChecks, onCheck });
await test.close();
console.log();
for (const name of [...new Set([...done.keys(), ...refused.keys()])].sort()) {
  console.log(name.padEnd(20), String(done.get(name) ?? 0).padStart(6), String(refused.get(name) ?? 0).padStart(6));
}
console.log(JSON.stringify({ seed, steps, faults }, undefined, 2));
await globalThis.stopTestServer?.();
process.exit(faults.length === 0 ? 0 : 1);
