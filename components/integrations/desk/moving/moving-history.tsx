'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FileHistory } from '#components/work/files/file-history.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { CountChips } from './count-chips.tsx';

interface MovingHistoryProps {
  /** The one that is open above. */
  openId: number | undefined;
  onOpen: (id: number) => void;
}

/** What was moved in lately, by whom and with what result. */
export function MovingHistory({ openId, onOpen }: MovingHistoryProps) {
  const t = useTranslations('integrationsMoving');
  const query = useQuery(apiQuery('/api/operator/moving/list'));
  return (
    <FileHistory
      query={query}
      openId={openId}
      onOpen={onOpen}
      kindOf={({ source }) => t(`source_${source}`)}
      stateOf={({ status }) => ({ text: t(`status_${status}`), isDone: status === 'done' })}
      counts={({ counts }) => <CountChips counts={counts} />}
    />
  );
}
