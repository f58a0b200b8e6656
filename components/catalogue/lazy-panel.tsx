'use client';

import { lazy, type ReactNode } from 'react';
import { EarlyForm } from '#components/ui/early-form.tsx';
import type { PurchaseProps } from './purchase-types.ts';

const Panel = lazy(() => import('./purchase-panel.tsx'));

/** Version and quantity as the server drew them, and their code as soon as somebody moves. */
export function LazyPanel({ early, ...props }: PurchaseProps & { early: ReactNode }) {
  return <EarlyForm live={(arrival) => <Panel {...props} arrival={arrival} />}>{early}</EarlyForm>;
}
