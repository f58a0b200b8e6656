'use client';

import { useState } from 'react';
import { readKept, writeKept } from '#components/ui/hooks/use-kept-state.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { isShort, type ReceivedFault, startOf, type TypedQuantities, toReceived } from './received-lines.ts';

/** Quantities that are counted while the parcel is unpacked, kept until they are sent. */
export function useReceived({ lines }: Pick<SellerCaseDetail, 'lines'>, draft: string) {
  const [typed, setTyped] = useState(() => ({
    ...startOf(lines),
    ...readKept<Record<number, TypedQuantities>>(draft),
  }));
  const [fault, setFault] = useState<ReceivedFault>();
  const change = (line: number, part: Partial<TypedQuantities>) => {
    const before = typed[line] ?? { received: '', resellable: '' };
    const next = { ...typed, [line]: { ...before, ...part } };
    setTyped(next);
    setFault(undefined);
    writeKept(draft, next);
  };
  return {
    fields: { lines, typed, fault, onChange: change },
    isShort: isShort(lines, typed),
    /** The quantities as they are sent; undefined where one is wrong, which says so. */
    read: () => {
      const received = toReceived(lines, typed);
      setFault('fault' in received ? received.fault : undefined);
      return 'fault' in received ? undefined : received.lines;
    },
    drop: () => writeKept(draft, undefined),
  };
}
