'use client';

import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { CloseRequestPanel } from './close-request-panel.tsx';
import { NotePanel } from './note-panel.tsx';
import styles from './sold.module.css';
import { SoldDelivery } from './sold-delivery.tsx';
import { SoldHead } from './sold-head.tsx';
import { SoldLines } from './sold-lines.tsx';
import { SoldMoney } from './sold-money.tsx';
import { SoldParcels } from './sold-parcels.tsx';
import { SoldProof } from './sold-proof.tsx';
import { SoldTimeline } from './sold-timeline.tsx';

interface SoldSectionsProps {
  order: SellerOrderDetail;
  /** The reader's own. */
  note: string;
  /** What operators see beside that. */
  operated?: OperatorOrderDetail;
}

/** A stack of sections, the next action first (design, Back office). */
export function SoldSections({ order, note, operated }: SoldSectionsProps) {
  return (
    <div className={styles.stack}>
      <SoldHead order={order} operated={operated} />
      <CloseRequestPanel order={order} operated={operated} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <SoldParcels order={order} />
          <SoldProof order={order} />
          <SoldLines order={order} />
          <SoldMoney order={order} operated={operated} />
        </div>
        <div className={styles.stack}>
          <SoldDelivery order={order} />
          <NotePanel order={order} note={note} />
        </div>
        <SoldTimeline order={order} />
      </div>
    </div>
  );
}
