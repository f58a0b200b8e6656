'use client';

import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import type { DataExport } from '#lib/api/identity/member-data.ts';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import styles from './data.module.css';
import { DataSection } from './data-section.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ExportList } from './export-list.tsx';

/** How often to ask while a copy is being made. */
const askAgainInMs = 5_000;

const isUnderWay = ({ status }: DataExport) => status === 'queued' || status === 'running';

/** Orders a copy of the own data, and lists those that were ordered. */
export function ExportSection() {
  const t = useTranslations('identityAccount.data.export');
  const query = useQuery({
    ...apiQuery('/api/account/exports'),
    refetchInterval: ({ state }) => (state.data?.list.some(isUnderWay) ? askAgainInMs : false),
  });
  const [isOpen, setOpen] = useState(false);
  if (isNotOffered(query.error)) return null;
  const isWaiting = query.data?.list.some(isUnderWay) ?? false;
  return (
    <DataSection
      title={t('title')}
      text={t('text')}
      action={
        <Button look="secondary" size="small" disabled={isWaiting} onClick={() => setOpen(true)}>
          {t('request')}
        </Button>
      }
    >
      {query.data?.total !== 0 && (
        <QueryView query={query} skeleton={<Skeleton height={48} />}>
          {({ list }) => (
            <div className={styles.list}>
              <ExportList list={list} />
            </div>
          )}
        </QueryView>
      )}
      {isOpen && <ExportDialog onClose={() => setOpen(false)} />}
    </DataSection>
  );
}
