'use client';

import { useEffect, useRef, useState } from 'react';
import { addLateSave } from '#lib/utils/late-saves.ts';

/** How long a deletion can be taken back. */
const undoInMs = 8_000;

const nothing: ReadonlySet<number> = new Set();

/**
 * Deletes after a while in which it can be taken back. Who leaves the page, or goes on with what
 * is left, means it: what waits is deleted then.
 * `commit` deletes for good, and rejects when that was refused.
 */
export function useRemoval(commit: (id: number) => Promise<unknown>) {
  const [leaving, setLeaving] = useState(nothing);
  const waiting = useRef(new Map<number, { timer: ReturnType<typeof setTimeout>; finish: () => Promise<boolean> }>());
  useEffect(() => {
    const left = waiting.current;
    const finishAll = () =>
      Promise.all(
        [...left.values()].map(({ timer, finish }) => {
          clearTimeout(timer);
          return finish();
        }),
      );
    const off = addLateSave({
      isUnsaved: () => left.size > 0,
      flush: async () => (await finishAll()).every(Boolean),
      show: () => undefined,
      isTrifle: true,
    });
    return () => {
      off();
      void finishAll();
    };
  }, []);
  const stay = (id: number) => {
    waiting.current.delete(id);
    setLeaving((ids) => new Set([...ids].filter((each) => each !== id)));
  };
  const remove = (id: number) => {
    // A refusal was said where all failures are; the message is back then.
    const finish = () =>
      commit(id)
        .then(
          () => true,
          () => false,
        )
        .finally(() => stay(id));
    waiting.current.set(id, { timer: setTimeout(() => void finish(), undoInMs), finish });
    setLeaving((ids) => new Set([...ids, id]));
  };
  const undo = (id: number) => {
    clearTimeout(waiting.current.get(id)?.timer);
    stay(id);
  };
  return { leaving, remove, undo };
}
