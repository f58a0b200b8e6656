'use client';

import type { ReactNode } from 'react';
import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { CloseRequestPanel } from './close-request-panel.tsx';
import { NotePanel } from './note-panel.tsx';
import { SellerCases } from './seller-cases.tsx';
import { SellerDelivery } from './seller-delivery.tsx';
import { SellerHead } from './seller-head.tsx';
import { SellerLines } from './seller-lines.tsx';
import { SellerMoney } from './seller-money.tsx';
import { SellerParcels } from './seller-parcels.tsx';
import { SellerProof } from './seller-proof.tsx';
import { SellerTimeline } from './seller-timeline.tsx';
import styles from './sold.module.css';

interface SellerSectionsProps {
  order: SellerOrderDetail;
  /** The reader's own. */
  note: string;
  /** What operators see beside that. */
  operated?: OperatorOrderDetail;
  /** Opens an after-sales request. */
  caseTool?: ReactNode;
}

/** A stack of sections, the next action first (design, Back office). */
export function SellerSections({ order, note, operated, caseTool }: SellerSectionsProps) {
  return (
    <div className="stack-16 content-start grid-cols-1">
      <SellerHead order={order} operated={operated} />
      <CloseRequestPanel order={order} operated={operated} />
      <div className={styles.columns}>
        <div className="stack-16 content-start grid-cols-1">
          <SellerCases order={order} tool={caseTool} />
          <SellerParcels order={order} />
          <SellerProof order={order} />
          <SellerLines order={order} />
          <SellerMoney order={order} operated={operated} />
        </div>
        <div className="stack-16 content-start grid-cols-1">
          <SellerDelivery order={order} />
          <NotePanel order={order} note={note} />
        </div>
        <SellerTimeline order={order} operated={operated} />
      </div>
    </div>
  );
}
