'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FileHistory } from '#components/work/files/file-history.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { OutcomeChips } from './outcome-chips.tsx';

interface ImportHistoryProps {
  /** The one that is open above. */
  openId: number | undefined;
  onOpen: (id: number) => void;
}

/** What was imported lately, by whom and with what result. */
export function ImportHistory({ openId, onOpen }: ImportHistoryProps) {
  const t = useTranslations('catalogueImport');
  const query = useQuery(apiQuery('/api/operator/product/imports'));
  return (
    <FileHistory
      query={query}
      openId={openId}
      onOpen={onOpen}
      stateOf={({ status, counts }) => {
        const isEmpty = status === 'checked' && counts.new + counts.update === 0;
        return { text: t(isEmpty ? 'status_empty' : `status_${status}`), isDone: status === 'done' };
      }}
      counts={({ counts }) => <OutcomeChips counts={counts} />}
    />
  );
}
