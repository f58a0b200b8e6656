'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SynonymGroup } from '#lib/api/catalogue/desk-synonyms.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import styles from '../attributes/attributes.module.css';
import { useUnsaved } from '../kept-records.ts';
import { SynonymEditor } from './synonym-editor.tsx';
import { synonymName } from './use-synonym-form.ts';

/** Groups of words that mean the same to who searches, with the chosen one open below its line. */
export function SynonymsScreen() {
  const t = useTranslations('catalogueDesk.synonyms');
  const query = useQuery(apiQuery('/api/operator/synonym/list'));
  const [open, setOpen] = useState<number | 'new'>();
  const isUnsaved = useUnsaved();
  const names = ['new' as const, ...(query.data?.list ?? []).map(({ id }) => id)].map(synonymName);
  useLeaveWarning(names.some(isUnsaved), t('kept'));
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <Guarded node="operator/synonym/edit">
          <Button size="small" onClick={() => setOpen('new')}>
            {t(isUnsaved(synonymName('new')) ? 'goOn' : 'add')}
          </Button>
        </Guarded>
      </PageHeader>
      {open === 'new' && (
        <Panel title={t('new')}>
          <SynonymEditor group={undefined} onDone={close} />
        </Panel>
      )}
      <QueryView query={query} skeleton={<PanelSkeleton rows={6} isFlush />}>
        {({ list }) =>
          list.length === 0 && open !== 'new' ? (
            <Panel>
              <EmptyState title={t('empty.title')} text={t('empty.text')} />
            </Panel>
          ) : (
            <ul className="stack-12 grid-cols-1" aria-label={t('title')}>
              {list.map((group) => (
                <li key={group.id}>
                  <Panel isFlush>
                    <SynonymLine
                      group={group}
                      isOpen={open === group.id}
                      onOpen={() => setOpen(open === group.id ? undefined : group.id)}
                    />
                    {open === group.id && (
                      <div className={styles.inside}>
                        <SynonymEditor group={group} onDone={close} />
                      </div>
                    )}
                  </Panel>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </>
  );
}

interface SynonymLineProps {
  group: SynonymGroup;
  isOpen: boolean;
  onOpen: () => void;
}

function SynonymLine({ group, isOpen, onOpen }: SynonymLineProps) {
  const t = useTranslations('catalogueDesk.synonyms');
  const isUnsaved = useUnsaved();
  return (
    <div className={styles.line}>
      <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onOpen}>
        <span lang={group.locale}>{group.words.join(t(`comma.${group.locale}`))}</span>
      </button>
      <span className={styles.chips}>
        {isUnsaved(synonymName(group.id)) && <Chip tone="warning">{t('unsaved')}</Chip>}
        <Chip>{t(`languages.${group.locale}`)}</Chip>
      </span>
    </div>
  );
}
