'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { claimOrder } from '#lib/api/orders/store-orders.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { untilTurnInMs } from './claim-turn.ts';

interface Claimed {
  no: string;
  /** To be accepted by then. */
  deadline: number;
}

export interface Claiming {
  /** Under way. */
  no: string | undefined;
  claimed: Claimed | undefined;
  /** What the last try was refused with, in words; `isTaken` when another store was faster. */
  refusal: { text: string; isTaken: boolean } | undefined;
  /** Orders that were seen to be gone by trying. */
  lost: ReadonlySet<string>;
  claim: (no: string) => Promise<void>;
  dismiss: () => void;
}

/** After these an order is in the pool no longer. */
const goneErrors = new Set(['already_taken', 'status_changed', 'not_found']);

/** Claims one order at a time, not faster than the server allows. Who comes too late is told so where the order is, without alarm. */
export function useClaim(): Claiming {
  const client = useQueryClient();
  const [no, setNo] = useState<string>();
  const [claimed, setClaimed] = useState<Claimed>();
  const [refusal, setRefusal] = useState<Claiming['refusal']>();
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const answered = useRef<number>(undefined);

  const claim = async (pending: string) => {
    if (no !== undefined) return;
    setNo(pending);
    setRefusal(undefined);
    await new Promise((resolve) => setTimeout(resolve, untilTurnInMs(answered.current, Date.now())));
    try {
      const { deadline } = await claimOrder(pending).finally(() => {
        answered.current = Date.now();
      });
      setClaimed({ no: pending, deadline });
      await untilReread();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isGone = goneErrors.has(error.error ?? '');
      if (isGone) setLost((before) => new Set(before).add(pending));
      if (error.status === 200) setRefusal({ text: error.message, isTaken: isGone });
      if (!isGone) void client.invalidateQueries({ queryKey: ['/api/store/pool'] });
    } finally {
      setNo(undefined);
    }
  };
  const dismiss = () => {
    setClaimed(undefined);
    setRefusal(undefined);
  };
  return { no, claimed, refusal, lost, claim, dismiss };
}
