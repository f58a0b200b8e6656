'use client';

import { useTranslations } from 'next-intl';
import { Stack } from '#components/ui/facts/record-columns.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { AttachedFiles } from '../../files/attached-files.tsx';
import { ParcelLine } from './parcel-line.tsx';

/** What was sent again, or done again. */
export function ReplacementPanel({ detail: { replacement, fulfilment } }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.replacement');
  if (!replacement) return null;
  return (
    <Panel title={t(fulfilment === 'service' ? 'titleService' : 'title')}>
      <Stack>
        <ParcelLine parcel={replacement} />
        {replacement.note && <p className="wrap-anywhere whitespace-pre-line">{replacement.note}</p>}
        <AttachedFiles files={replacement.files} label={t('files')} />
      </Stack>
    </Panel>
  );
}
