'use client';

import { useState } from 'react';
import { ApiError } from '#lib/api/transport/api-error.ts';

/** Calls of an editor: one is under way, somebody was faster, or the server said what is wrong with the fields. */
export function useGuardedCalls(onFaults: (fields: ApiError['fields']) => void) {
  const [isBusy, setBusy] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const guarded = async <Result>(run: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.error === 'status_changed') setConflict(true);
      else if (error.status === 200) {
        setRefusal(error.message);
        onFaults(error.fields);
      }
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, isConflict, refusal, guarded, setConflict };
}
