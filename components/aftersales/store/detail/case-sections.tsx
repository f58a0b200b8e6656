'use client';

import { RecordColumns, Stack } from '#components/ui/facts/record-columns.tsx';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
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
    <Stack>
      <CaseHead record={record} />
      <RecordColumns
        aside={
          <>
            <CaseMoney record={record} />
            <ReturnPanel record={record} />
            <ReplacementPanel record={record} />
            <CaseTimeline record={record} />
          </>
        }
      >
        <SidesPanel record={record} />
        <CaseLines record={record} />
        <CaseMessages record={record} />
      </RecordColumns>
    </Stack>
  );
}
