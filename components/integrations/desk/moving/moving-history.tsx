'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { MovingSummary } from '#lib/api/integrations/desk-moving.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { CountChips } from './count-chips.tsx';
import styles from './moving.module.css';

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
    <Panel title={t('history')}>
      <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('historyEmpty')} text={t('historyEmptyText')} />
          ) : (
            <ul className={styles.history}>
              {list.map((each) => (
                <HistoryLine key={each.id} line={each} isOpen={each.id === openId} onOpen={onOpen} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  );
}

interface HistoryLineProps {
  line: MovingSummary;
  isOpen: boolean;
  onOpen: (id: number) => void;
}

function HistoryLine({ line, isOpen, onOpen }: HistoryLineProps) {
  const t = useTranslations('integrationsMoving');
  const { id, file_name: name, source, status, who, row_count: count, counts, create_time: time } = line;
  return (
    <li>
      <div className="stack-4 min-w-0">
        <strong>{name}</strong>
        <span className={styles.note}>{t(`source_${source}`)}</span>
        <span className={styles.note}>
          <Unbroken>{t('historyLine', { who, count, time: formatTime(time, '') })}</Unbroken>
        </span>
        <CountChips counts={counts} />
      </div>
      <div className={styles.tools}>
        <Chip tone={status === 'done' ? 'success' : 'neutral'}>{t(`status_${status}`)}</Chip>
        {isOpen ? (
          <span className={styles.note}>{t('isOpen')}</span>
        ) : (
          <Button look="secondary" size="small" aria-label={t('openNamed', { name })} onClick={() => onOpen(id)}>
            {t('open')}
          </Button>
        )}
      </div>
    </li>
  );
}
