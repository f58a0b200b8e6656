'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { saveDraft } from '#lib/api/site/desk-blocks.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { operatorPageDraft } from '#lib/contract/site/desk-blocks.ts';
import type { PageDraft } from './page-draft.ts';

/** How long after the last change a draft is saved. */
const pauseInMs = 1200;

type SaveState = 'saved' | 'waiting' | 'saving' | 'refused' | 'conflict' | 'failed';

interface Saving {
  page: number;
  /** The version that was read. */
  version: number;
  draft: PageDraft;
}

/** Saves a draft a moment after its last change, one call after the other, and says what keeps it from being saved. */
export function useDraftSaving({ page, version: read, draft }: Saving) {
  const version = useRef(read);
  const [saved, setSaved] = useState(draft);
  const [state, setState] = useState<SaveState>('saved');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [revision, setRevision] = useState(0);
  const running = useRef<Promise<unknown>>(undefined);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const isChanged = draft !== saved;
  const send = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    setState('saving');
    try {
      const body = { page, version: version.current, ...sent } as BodyOf<typeof operatorPageDraft>;
      version.current = (await saveDraft(body)).version;
      setSaved(sent);
      setFaults({});
      setState(latest.current === sent ? 'saved' : 'waiting');
      setRevision((before) => before + 1);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFaults(error.fields);
      setState(stateOf(error));
      return false;
    }
  }, [page]);
  const save = useCallback((): Promise<boolean> => {
    // One after the other: each needs the version that the one before it made.
    const next = Promise.resolve(running.current).then(send);
    running.current = next;
    return next;
  }, [send]);
  const isOver = state === 'conflict';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft begins the pause anew
  useEffect(() => {
    if (!isChanged || isOver) return undefined;
    setState((before) => (before === 'saving' ? before : 'waiting'));
    const timer = setTimeout(() => void save(), pauseInMs);
    return () => clearTimeout(timer);
  }, [draft, isChanged, isOver, save]);
  return { state, isChanged, faults, setFaults, version, save, revision };
}

function stateOf({ status, error }: ApiError): SaveState {
  if (error === 'status_changed') return 'conflict';
  return status === 200 ? 'refused' : 'failed';
}
