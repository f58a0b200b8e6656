import type { Answered } from '#lib/server/http/examples/ask-for-tests.ts';
import type { Example } from '#lib/server/http/examples/example.ts';
import type { RegisteredRoute } from '#lib/server/http/serve.ts';
import { type Anchor, type Filled, fillRequest } from './fill-request.ts';
import { subjectOf } from './likeness.ts';
import { requestSchemaOf } from './request-schema.ts';
import { shorten } from './shorten.ts';

interface Trial {
  /** What requests are made of, likeliest first. */
  bases: AsyncIterable<Anchor[]> | Iterable<Anchor[]>;
  most: number;
  ask: (request: Record<string, unknown>) => Promise<Answered>;
}

export interface Outcome {
  filled?: Filled;
  answered?: Answered;
  /** The best that was not done: refused for what the shop is, else the first that had the right shape. */
  left?: Example;
  /** What the shop said to it. */
  said: string[];
}

/** Again with what a refusal says is missing, or was wrong. */
const mostAgain = 4;

/** Asks with one request after the other until one is done: what has to be there first, then all that is known. */
export async function tryRequests(route: RegisteredRoute, { bases, most, ask }: Trial): Promise<Outcome> {
  const state: State = { tried: new Set(), also: new Set(), outcome: { said: [] } };
  const known: Anchor[][] = [];
  for await (const anchors of bases) {
    known.push(anchors);
    if (await tryOne(route, { ...state, anchors, isWide: false, ask })) return state.outcome;
    if (state.tried.size >= most) break;
  }
  for (const anchors of known.slice(0, mostWide)) {
    if (await tryOne(route, { ...state, anchors, isWide: true, ask })) return state.outcome;
  }
  return state.outcome;
}

const mostWide = 20;

interface State {
  tried: Set<string>;
  also: Set<string>;
  outcome: Outcome;
}

type Try = State & { anchors: Anchor[]; isWide: boolean; ask: Trial['ask'] };

/** One base, again with what refusals say. */
async function tryOne(route: RegisteredRoute, { tried, also, outcome, anchors, isWide, ask }: Try): Promise<boolean> {
  const plain = new Set<string>();
  for (let again = 0; again < mostAgain; again += 1) {
    const filling = { anchors, also, plain, isWide, subject: subjectOf(route.entry.path) };
    const filled = fillRequest(requestSchemaOf(route.entry), filling);
    if (!filled || tried.has(JSON.stringify(filled.value))) return false;
    tried.add(JSON.stringify(filled.value));
    const answered = await ask(filled.value);
    if (isDone(answered)) {
      Object.assign(outcome, { filled, answered });
      return true;
    }
    outcome.left = better(outcome.left, filled, answered);
    outcome.said.push(`${JSON.stringify(answered.body?.data)} ${JSON.stringify(filled.value)}`.slice(0, 300));
    if (!learn(answered, filled, { also, plain })) return false;
  }
  return false;
}

const isDone = ({ body, status }: Answered) => (body === undefined ? status === 200 : body.code === 1);

/** What is wrong with a request is no example of it, and what is not there neither. */
const isTelling = (error: string) =>
  error !== '' && !/^(?:invalid_input|not_found|internal|captcha|too_many)/.test(error);

function better(before: Example | undefined, filled: Filled, { body, status }: Answered): Example {
  if (before?.outcome === 'refused') return before;
  if (isTelling(body?.data?.error ?? ''))
    return { ...toExample(filled), outcome: 'refused', status, answer: shorten(body) };
  return before ?? { ...toExample(filled), outcome: 'shape', status: 0 };
}

/** A request that nothing in the shop fills: it has its form and no more. */
export function shapeOf({ entry }: RegisteredRoute): Example | undefined {
  const none = new Set<string>();
  const filling = { anchors: [], also: none, plain: none, isWide: false, subject: subjectOf(entry.path) };
  const filled = fillRequest(requestSchemaOf(entry), filling);
  return filled && { ...toExample(filled), outcome: 'shape', status: 0 };
}

export const toExample = ({ value, from }: Filled): Pick<Example, 'request' | 'from'> => ({
  request: value,
  ...(Object.keys(from).length > 0 && { from }),
});

/** Fields that have to be there after all, and those whose values are to be made up. False: nothing to learn. */
function learn(
  { body }: Answered,
  { value }: Filled,
  { also, plain }: { also: Set<string>; plain: Set<string> },
): boolean {
  const named = Object.keys(body?.data?.fields ?? {}).map((field) => field.split('.')[0] ?? '');
  const given = Object.keys(value);
  const missing = named.filter((field) => !given.includes(field) && !also.has(field));
  const wrong = named.filter((field) => given.includes(field) && !plain.has(field));
  for (const field of missing) also.add(field);
  for (const field of wrong) plain.add(field);
  return missing.length + wrong.length > 0;
}
