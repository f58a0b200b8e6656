'use client';

import { IssuerScreen } from '../issuer/issuer-screen.tsx';
import { storeIssuerSide } from './store-issuer-side.ts';

/** What a store issues to its customers: the list, or the one that the address names. */
export function StoreInvoicesScreen({ no }: { no: string | undefined }) {
  return <IssuerScreen side={storeIssuerSide} no={no} />;
}
