'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { keepRecord, readKept } from './kept-records.ts';

/** What a list says of a record now: its version, and what a change of its form would be over. */
interface Seen {
  version: number;
  mark: string;
}

interface HoldInput<Values> {
  /** Under which what is typed is kept in this tab, until it is saved or discarded. */
  name: string;
  /** Undefined: a new one. */
  seen: Seen | undefined;
  start: () => Values;
  /** What follows from what is typed, such as an address from a name. */
  follow: (values: Values) => Values;
}

interface RecordFormInput<Values> extends HoldInput<Values> {
  /** Reads the list anew; answers the version that the record has now. */
  refresh: () => Promise<number | undefined>;
  send: (values: Values, version: number | undefined) => Promise<void>;
}

/**
 * The form of a record beside its list: what is typed, and what was refused of it. News of the record are shown while
 * nothing is typed; what is typed outlasts them, and where they are about the same, one of the two is chosen.
 */
export function useRecordForm<Values>({ refresh, send, ...input }: RecordFormInput<Values>) {
  const { held, set, settle, startAnew, discard } = useHeld(input);
  const [isBehind, setBehind] = useState(false);
  const takeTheirs = async () => {
    await refresh();
    setBehind(false);
    startAnew();
  };
  const { attempt, ...refused } = useRefusals(async () => {
    if (held.isDirty) setBehind(true);
    else await takeTheirs();
    return held.isDirty;
  });
  const save = (version: number | undefined) => {
    setBehind(false);
    return attempt(async () => {
      await send(held.values, version);
      settle();
    });
  };
  return {
    ...refused,
    values: held.values,
    set,
    isDirty: held.isDirty,
    discard: () => {
      setBehind(false);
      refused.forget();
      discard();
    },
    /** Somebody else has saved the same meanwhile. */
    isBehind,
    /** Does something else about the record, and says what was refused of it. */
    attempt,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void save(held.seen?.version);
    },
    takeTheirs,
    keepMine: async () => save(await refresh()),
  };
}

/** What is typed over which version; it outlasts the form, which may be closed for another record. */
function useHeld<Values>({ name, seen, start, follow }: HoldInput<Values>) {
  const [held, setHeld] = useState(() => {
    const kept = readKept(name);
    const values = kept ? (kept.values as Values) : start();
    return { values, seen: kept ? kept.seen : seen, isDirty: kept !== undefined };
  });
  const { values, isDirty } = held;
  useEffect(() => {
    keepRecord(name, isDirty ? { values, seen: held.seen } : undefined);
  }, [name, values, isDirty, held.seen]);
  const isNews = seen !== undefined && held.seen?.version !== seen.version;
  if (isNews && (!held.isDirty || held.seen?.mark === seen.mark)) {
    setHeld({ ...held, seen, values: held.isDirty ? held.values : start() });
  }
  return {
    held,
    set: (patch: Partial<Values>) =>
      setHeld((before) => ({ ...before, values: follow({ ...before.values, ...patch }), isDirty: true })),
    /** What is typed is saved, also where the form has gone with that. */
    settle: () => {
      keepRecord(name, undefined);
      setHeld((before) => ({ ...before, isDirty: false }));
    },
    startAnew: () => setHeld((before) => ({ ...before, seen: undefined, isDirty: false })),
    discard: () => setHeld({ values: start(), seen, isDirty: false }),
  };
}

/** What the server refused; `onChanged` hears that somebody else was faster, and answers whether that is said already. */
function useRefusals(onChanged: () => Promise<boolean>) {
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const forget = () => {
    setFaults({});
    setRefusal(undefined);
  };
  const notify = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.error === 'status_changed' && (await onChanged())) return;
    setFaults(error.fields);
    if (error.status === 200 && Object.keys(error.fields).length === 0) setRefusal(error.message);
  };
  const attempt = async (run: () => Promise<void>) => {
    setSending(true);
    forget();
    try {
      await run();
    } catch (error) {
      await notify(error);
    } finally {
      setSending(false);
    }
  };
  return { faults, refusal, isSending, attempt, forget };
}
