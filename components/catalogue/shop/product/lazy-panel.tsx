'use client';

import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { EarlyForm } from '#components/ui/early-form.tsx';
import { readStoredUser } from '#lib/session/stored-user.ts';
import type { PurchaseProps } from './purchase-types.ts';

export { DeliveryLines } from './delivery-lines.tsx';

const Panel = lazy(() => import('./purchase-panel.tsx'));

/** Version and quantity as the server drew them, and their code as soon as somebody moves. */
export function LazyPanel({ early, ...props }: PurchaseProps & { early: ReactNode }) {
  return <EarlyForm live={(arrival) => <Panel {...props} arrival={arrival} />}>{early}</EarlyForm>;
}

/** A choice of region, which begins with that of the member's chosen address. It shares the file to save script. */
export function RegionSelect({ id, children }: { id: string; children: ReactNode }) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const province = readStoredUser().use_address?.province_id;
    if (province && select.current?.value === '') select.current.value = String(province);
  }, []);
  return (
    <select ref={select} id={id}>
      {children}
    </select>
  );
}
