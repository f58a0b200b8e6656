'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { EvidenceView } from './evidence-view.tsx';
import { TrackedParcel } from './return-panel.tsx';

/** What was sent again, or what was done again and how that is shown. */
export function ReplacementPanel({ record: { replacement, fulfilment } }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.replacement');
  if (!replacement) return null;
  const { note, files } = replacement;
  return (
    <Panel title={t(fulfilment === 'service' ? 'doneAgain' : 'title')}>
      <div className="stack-8 min-w-0">
        <TrackedParcel parcel={replacement} />
        {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
        <EvidenceView label={t('files')} files={files} />
      </div>
    </Panel>
  );
}
