'use client';

import { useTranslations } from 'next-intl';
import { Stack } from '#components/ui/facts/record-columns.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { AttachedFiles } from '../../files/attached-files.tsx';

interface Said {
  key: 'decision' | 'dispute' | 'refusal';
  text: string;
  files: CaseDetail['evidence'];
}

/** What was decided, why the platform was asked, and why the seller rejected it: the newest first. */
export function SaidPanels({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.said');
  return saidIn(detail).map(({ key, text, files }) => (
    <Panel key={key} title={t(`${key}.title`)}>
      <Stack>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <AttachedFiles files={files} label={t(`${key}.files`)} />
      </Stack>
    </Panel>
  ));
}

function saidIn({ decision, dispute, refusal }: CaseDetail): Said[] {
  return [
    ...(decision ? [{ key: 'decision' as const, text: decision, files: [] }] : []),
    ...(dispute ? [{ key: 'dispute' as const, text: dispute.reason, files: dispute.files }] : []),
    ...(refusal ? [{ key: 'refusal' as const, text: refusal.reason, files: refusal.files }] : []),
  ];
}
