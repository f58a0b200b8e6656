import type { CaseDetail, CaseStatus } from '#lib/contract/aftersales/member-records.ts';
import { caseStates, type StepName, statesAt } from '../../case-states.ts';

interface CaseStep {
  name: StepName;
  /** `now`: what is waited for; `skipped`: it ended, or went on, without. */
  state: 'done' | 'now' | 'later' | 'skipped';
  time: number | null;
}

type Facts = Pick<CaseDetail, 'type' | 'status' | 'create_time' | 'close_time' | 'refusal' | 'timeline'>;

const refunding = statesAt('refund');
const reshipping = statesAt('reship', 'confirm');
const inspecting = statesAt('inspect');

/**
 * The way of a request from the first word to the end. What it is worth is decided on the way: a replacement that can’t be
 * sent becomes a refund, and the platform may decide what nobody requested; so what happened counts for more than the type.
 */
export function caseSteps(facts: Facts): CaseStep[] {
  const past = pastOf(facts);
  const path = pathOf(facts, past);
  const { status, create_time: created, close_time: closed } = facts;
  if (status === 'cancelled') {
    const behind = path.filter((name) => name !== 'done');
    const steps = behind.map((name): CaseStep => {
      const time = name === 'apply' ? created : past.endOf(name);
      return { name, state: time === null ? 'skipped' : 'done', time };
    });
    return [...steps, { name: 'closed', state: 'done', time: closed }];
  }
  const now = path.indexOf(status === 'rejected' ? rejectedAt(facts) : (caseStates[status].step ?? 'review'));
  return path.map((name, index): CaseStep => {
    if (name === 'done' && status === 'completed') return { name, state: 'done', time: closed };
    if (index >= now) return { name, state: index === now ? 'now' : 'later', time: null };
    const time = name === 'apply' ? created : past.endOf(name);
    const isPassed = time !== null || name === 'review' || (name === 'inspect' && past.hasBeen(...inspecting));
    return { name, state: isPassed ? 'done' : 'skipped', time };
  });
}

const rejectedAt = ({ refusal }: Pick<Facts, 'refusal'>): StepName =>
  refusal?.stage === 'receive' ? 'inspect' : 'review';

/** Which states it has been in, and when each step was over. */
function pastOf({ timeline }: Pick<Facts, 'timeline'>) {
  const first = (...states: readonly string[]) => {
    const times = timeline.filter(({ status }) => states.includes(status)).map(({ time }) => time);
    return times.length === 0 ? null : Math.min(...times);
  };
  const next = [...refunding, ...reshipping];
  const ends: Partial<Record<StepName, readonly string[]>> = {
    review: ['awaiting_return', ...next],
    sendBack: inspecting,
    reship: ['reshipped'],
    refund: ['completed'],
    confirm: ['completed'],
  };
  const endOf = (name: StepName): number | null => {
    const back = first(...inspecting);
    // Goods that never left were looked at by nobody.
    if (name === 'inspect') return back === null ? null : afterwards(timeline, back, next);
    const asked = first('disputed');
    if (name === 'platform') return asked === null ? null : afterwards(timeline, asked, ['awaiting_return', ...next]);
    return first(...(ends[name] ?? []));
  };
  return { hasBeen: (...states: readonly string[]) => first(...states) !== null, endOf };
}

function afterwards(timeline: Facts['timeline'], since: number, states: readonly string[]): number | null {
  const times = timeline.filter(({ status, time }) => states.includes(status) && time >= since).map(({ time }) => time);
  return times.length === 0 ? null : Math.min(...times);
}

function pathOf({ type, status, refusal }: Facts, { hasBeen }: ReturnType<typeof pastOf>): StepName[] {
  const isNow = (...states: readonly CaseStatus[]) => states.includes(status) || hasBeen(...states);
  const isReturn = type === 'return_refund' || type === 'exchange' || isNow('awaiting_return');
  const isSentAgain = isNow(...reshipping) || type === 'exchange' || type === 'reship';
  const isRefund = isNow(...refunding) || !isSentAgain;
  const isDisputed = isNow('disputed');
  const isLate = refusal?.stage === 'receive';
  return [
    'apply',
    'review',
    ...(isDisputed && !isLate ? (['platform'] as const) : []),
    ...(isReturn ? (['sendBack', 'inspect'] as const) : []),
    ...(isDisputed && isLate ? (['platform'] as const) : []),
    ...(isRefund ? (['refund'] as const) : (['reship', 'confirm'] as const)),
    'done',
  ];
}
