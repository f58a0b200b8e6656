/** States that can be gone back to. */
const longest = 200;
/** Changes of one field within this time are one step. */
const togetherInMs = 1500;

interface History<State> {
  now: State;
  past: readonly State[];
  future: readonly State[];
  /** What was changed last, and when: typing on in one field is one step. */
  tag: string;
  at: number;
}

export function begin<State>(now: State): History<State> {
  return { now, past: [], future: [], tag: '', at: 0 };
}

/** A step forward; without a tag it always stands for itself. */
export function step<State>(history: History<State>, next: State, { tag, at }: { tag: string; at: number }) {
  if (next === history.now) return history;
  const isOneStep = tag !== '' && tag === history.tag && at - history.at < togetherInMs;
  const past = isOneStep ? history.past : [...history.past, history.now].slice(-longest);
  return { now: next, past, future: [], tag, at };
}

export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future], tag: '', at: 0 };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { now: next, past: [...history.past, history.now], future, tag: '', at: 0 };
}
