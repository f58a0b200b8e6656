import type { TestContext } from '../db/test-context.ts';
import { DomainError } from '../kernel/errors.ts';
import { againSteps } from './again-steps.ts';
import { batchSteps } from './batch-steps.ts';
import { caseSteps } from './case-steps.ts';
import { checkWorld } from './check-world.ts';
import { customerSteps } from './customer-steps.ts';
import { newDice } from './dice.ts';
import { sellEarlier } from './earlier-sales.ts';
import { invoiceSteps } from './invoice-steps.ts';
import { payoutSteps } from './payout-steps.ts';
import { operatorSteps, storeSteps } from './seller-steps.ts';
import { settlementSteps } from './settlement-steps.ts';
import { timeSteps } from './time-steps.ts';
import { windUp } from './wind-up.ts';
import { openWorld, type Step, type World } from './world.ts';

interface Simulation {
  seed: number;
  steps: number;
  /**
   * Steps that a run must have seen done, one of each group: it goes on for them, up to ten times as long. Races between
   * connections make no two runs alike, so that what hardly ever is possible may not have come up yet.
   */
  essential?: readonly (readonly string[])[];
  /** After so many steps everything is looked at. */
  stepsBetweenChecks?: number;
  /** Called after each look at everything. */
  onCheck?: (stepsDone: number) => void;
}

interface SimulationResult {
  /** How often each step was done, and how often it was refused. */
  done: Map<string, number>;
  refused: Map<string, number>;
  /** Groups of essential steps of which none was done. */
  missing: string[];
  /** What was wrong; the run ends with the first of it. */
  faults: string[];
}

/**
 * Lets customers, stores, operators, providers and time do what the dice say, and looks at everything again and again: the
 * ledger, the histories and the stock. Each step may be refused; anything else that it throws ends the run. In the end what
 * has been begun is brought to its end, and nothing may be left over.
 */
export async function simulate(test: TestContext, simulation: Simulation): Promise<SimulationResult> {
  const { stepsBetweenChecks = 50, essential = [] } = simulation;
  const dice = newDice(simulation.seed);
  const world = await openWorld(test, dice);
  await sellEarlier(world);
  const steps = stepsOf(world);
  const result: SimulationResult = { done: new Map(), refused: new Map(), missing: [], faults: [] };
  const findMissing = () =>
    essential.filter((names) => !names.some((name) => result.done.has(name))).map((names) => names.join(', '));
  const isOver = (count: number) =>
    count > simulation.steps && (findMissing().length === 0 || count > 10 * simulation.steps);
  for (let count = 1; !isOver(count) && result.faults.length === 0; count += 1) {
    const [name, step] = dice.pick(steps);
    const tally = (await isDone(name, step)) ? result.done : result.refused;
    tally.set(name, (tally.get(name) ?? 0) + 1);
    if (count % stepsBetweenChecks !== 0 && count !== simulation.steps) continue;
    result.faults = (await checkWorld(test.ctx)).map((fault) => `${count} ${fault}`);
    simulation.onCheck?.(count);
  }
  result.missing = findMissing();
  if (result.faults.length === 0) result.faults = [...(await windUp(world)), ...(await checkWorld(test.ctx))];
  return result;
}

/** What may be done, as often as it is to come up. */
function stepsOf(world: World): [string, Step][] {
  const [customers, sellers] = [Object.entries(customerSteps(world)), Object.entries(storeSteps(world))];
  const [operators, time] = [Object.entries(operatorSteps(world)), Object.entries(timeSteps(world))];
  // Who buys and who sells does more than the others, or hardly an order would come to its end.
  const cases = Object.entries(caseSteps(world));
  const [settlement, payouts] = [
    Object.entries(settlementSteps(world)),
    Object.entries({ ...payoutSteps(world), ...batchSteps(world), ...againSteps(world) }),
  ];
  return [
    ...customers,
    ...customers,
    ...sellers,
    ...sellers,
    ...sellers,
    ...cases,
    ...cases,
    ...cases,
    ...operators,
    ...time,
    ...settlement,
    ...payouts,
    ...Object.entries(invoiceSteps(world)),
  ];
}

async function isDone(name: string, step: Step): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (cause) {
    if (cause instanceof DomainError) return false;
    throw new Error(`${name} broke`, { cause });
  }
}
