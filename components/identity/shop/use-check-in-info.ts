'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { readCheckIn } from '#lib/api/identity/shop-login.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { checkInInfo } from '#lib/contract/identity/shop-login.ts';
import { paths } from '#lib/routes/paths.ts';

/** What the forms need to know from the server; `failure` is its sentence, or empty where nobody answered. */
export function useCheckInInfo(onLoggedIn: (routePath: string) => void) {
  const [info, setInfo] = useState<DataOf<typeof checkInInfo>>();
  const [failure, setFailure] = useState<string>();
  const leave = useRef(onLoggedIn);
  leave.current = onLoggedIn;
  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      setInfo(await readCheckIn());
    } catch (error) {
      if (error instanceof ApiError && error.code === 303) leave.current(paths.user);
      else setFailure(error instanceof ApiError ? error.message : '');
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { info, failure, reload: load };
}
