'use client';

import { DetailsScreen } from './detail/details-screen.tsx';
import type { IssuerSide } from './issuer-side.ts';
import { InvoicesScreen } from './list/invoices-screen.tsx';

/** What somebody issues: the list, or the one that the address names. */
export function IssuerScreen({ side, no }: { side: IssuerSide; no: string | undefined }) {
  return no === undefined ? <InvoicesScreen side={side} /> : <DetailsScreen key={no} side={side} no={no} />;
}
