'use client';

import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import styles from './case.module.css';
import { CaseHead } from './case-head.tsx';
import { CaseLines } from './case-lines.tsx';
import { CaseMessages } from './case-messages.tsx';
import { CaseMoney } from './case-money.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { ReplacementPanel } from './replacement-panel.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { SidesPanel } from './sides-panel.tsx';

/** A stack of sections, the next action first: what each side says, what it is about, what was written. */
export function CaseSections({ record }: { record: SellerCaseDetail }) {
  return (
    <div className={styles.stack}>
      <CaseHead record={record} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <SidesPanel record={record} />
          <CaseLines record={record} />
          <CaseMessages record={record} />
        </div>
        <div className={styles.stack}>
          <CaseMoney record={record} />
          <ReturnPanel record={record} />
          <ReplacementPanel record={record} />
          <CaseTimeline record={record} />
        </div>
      </div>
    </div>
  );
}
