'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './file-history.module.css';

/** A file that somebody brought, as every kind of import tells of it. */
interface BroughtFile {
  id: number;
  file_name: string;
  who: string;
  row_count: number;
  create_time: number;
}

interface FileHistoryProps<File> {
  query: UseQueryResult<{ list: File[] }, ApiError>;
  /** The one that is open above. */
  openId: number | undefined;
  onOpen: (id: number) => void;
  /** Below the name: what kind of file it is. */
  kindOf?: (file: File) => string;
  stateOf: (file: File) => { text: string; isDone: boolean };
  /** How many records came out how. */
  counts: (file: File) => ReactNode;
}

/** Files that were imported lately, by whom and with what result. */
export function FileHistory<File extends BroughtFile>({ query, ...line }: FileHistoryProps<File>) {
  const t = useTranslations('work.files');
  return (
    <Panel title={t('history')}>
      <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          ) : (
            <ul className={styles.history}>
              {list.map((file) => (
                <FileLine key={file.id} file={file} {...line} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  );
}

interface FileLineProps<File> extends Omit<FileHistoryProps<File>, 'query'> {
  file: File;
}

function FileLine<File extends BroughtFile>({ file, openId, onOpen, kindOf, stateOf, counts }: FileLineProps<File>) {
  const t = useTranslations('work.files');
  const { id, file_name: name, who, row_count: count, create_time: time } = file;
  const { text, isDone } = stateOf(file);
  return (
    <li>
      <div className="stack-4 min-w-0">
        <strong>{name}</strong>
        {kindOf && <span className={styles.note}>{kindOf(file)}</span>}
        <span className={styles.note}>
          <Unbroken>{t('line', { who, count, time: formatTime(time, '') })}</Unbroken>
        </span>
        {counts(file)}
      </div>
      <div className={styles.tools}>
        <Chip tone={isDone ? 'success' : 'neutral'}>{text}</Chip>
        {id === openId ? (
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
