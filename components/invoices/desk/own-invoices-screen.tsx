'use client';

import { IssuerScreen } from '../issuer/issuer-screen.tsx';
import { deskIssuerSide } from './desk-issuer-side.ts';

/** What the platform issues itself, to customers and to stores: the list, or the one that the address names. */
export function OwnInvoicesScreen({ no }: { no: string | undefined }) {
  return <IssuerScreen side={deskIssuerSide} no={no} />;
}
