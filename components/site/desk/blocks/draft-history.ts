import type { PageDraft } from './page-draft.ts';

/** What is edited, with what it was before and what was undone. */
interface DraftHistory {
  past: PageDraft[];
  now: PageDraft;
  future: PageDraft[];
  /** What the last change was about, and when: typing on in one field is one step. */
  last: { about: string; at: number };
}

export type DraftAction =
  | { type: 'change'; about: string; at: number; make: (draft: PageDraft) => PageDraft }
  | { type: 'undo' | 'redo' }
  | { type: 'load'; draft: PageDraft };

const mostSteps = 200;
const pauseInMs = 1500;

export const beginHistory = (draft: PageDraft): DraftHistory => ({
  past: [],
  now: draft,
  future: [],
  last: { about: '', at: 0 },
});

export function reduceHistory(history: DraftHistory, action: DraftAction): DraftHistory {
  const { past, now, future, last } = history;
  switch (action.type) {
    case 'load':
      return beginHistory(action.draft);
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return { past: past.slice(0, -1), now: before, future: [now, ...future], last: { about: '', at: 0 } };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (!after) return history;
      return { past: [...past, now], now: after, future: rest, last: { about: '', at: 0 } };
    }
    case 'change': {
      const next = action.make(now);
      if (next === now) return history;
      const { about, at } = action;
      const isSameStep = about !== '' && about === last.about && at - last.at < pauseInMs;
      return { past: isSameStep ? past : [...past, now].slice(-mostSteps), now: next, future: [], last: { about, at } };
    }
  }
}
