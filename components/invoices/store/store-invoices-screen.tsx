'use client';

import { DetailsScreen } from '../issuer/detail/details-screen.tsx';
import { InvoicesScreen } from '../issuer/list/invoices-screen.tsx';
import { storeIssuerSide } from './store-issuer-side.ts';

/** What a store issues to its customers: the list, or the one that the address names. */
export function StoreInvoicesScreen({ no }: { no: string | undefined }) {
  return no === undefined ? (
    <InvoicesScreen side={storeIssuerSide} />
  ) : (
    <DetailsScreen key={no} side={storeIssuerSide} no={no} />
  );
}
