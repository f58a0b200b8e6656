'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { useMovedFocus } from '#components/ui/hooks/use-moved-focus.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { DeskNavigationRule } from '#lib/api/site/desk-site.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import styles from '../site-desk.module.css';
import { EntryDialog, type NewEntry } from './entry-dialog.tsx';
import { Branches } from './navigation-branches.tsx';
import { NavigationSearch } from './navigation-search.tsx';
import {
  countNavigation,
  findNavigation,
  type NavigationBranch,
  type NavigationList,
  navigationLists,
  toNavigation,
} from './navigation-tree.ts';
import { useOpenGroups } from './use-open-groups.ts';

type Edited = DeskNavigationRule | NewEntry;

/** The header, the drop-down and the side menu: their words, their order, what is shown. */
export function NavigationScreen() {
  const t = useTranslations('siteDesk.navigation');
  const query = useQuery(apiQuery('/api/operator/navigation/list'));
  const [edited, setEdited] = useState<Edited>();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView query={query} skeleton={<PanelSkeleton rows={10} />}>
        {({ list }) => <Lists rules={list} onEdit={setEdited} />}
      </QueryView>
      {edited && <EntryDialog entry={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Lists({ rules, onEdit }: { rules: DeskNavigationRule[]; onEdit: (edited: Edited) => void }) {
  const t = useTranslations('siteDesk.navigation');
  const [words, setWords] = useState('');
  const kept = useMovedFocus<HTMLDivElement>();
  const sought = words.trim();
  const lists = navigationLists
    .map((name) => {
      const branches = toNavigation(rules, name);
      return { name, branches: sought ? findNavigation(branches, sought) : branches };
    })
    .filter(({ branches }) => !sought || branches.length > 0);
  const found = lists.reduce((count, { branches }) => count + countNavigation(branches), 0);
  return (
    <div className={styles.stack}>
      <NavigationSearch words={words} found={sought ? found : undefined} onSearch={setWords} />
      <div className={styles.stack} data-navigation {...kept}>
        {lists.map((list) => (
          <NavigationPanel key={list.name} {...list} isFound={sought !== ''} onEdit={onEdit} />
        ))}
      </div>
      {lists.length === 0 && (
        <Panel>
          <EmptyState title={t('nothingFound')} text={t('nothingFoundText')} />
        </Panel>
      )}
    </div>
  );
}

interface NavigationPanelProps {
  name: NavigationList;
  branches: readonly NavigationBranch[];
  isFound: boolean;
  onEdit: (edited: Edited) => void;
}

function NavigationPanel({ name, branches, isFound, onEdit }: NavigationPanelProps) {
  const t = useTranslations('siteDesk.navigation');
  const groups = useOpenGroups();
  const ids = branches.filter(({ children }) => children.length > 0).map(({ rule }) => rule.id);
  const isAllOpen = ids.every(groups.isOpen);
  return (
    <Panel
      title={t(`list.${name}`)}
      isFlush
      actions={
        <>
          {ids.length > 0 && !isFound && (
            <Button look="quiet" size="small" onClick={() => groups.setAll(isAllOpen ? [] : ids)}>
              {t(isAllOpen ? 'closeAll' : 'openAll')}
            </Button>
          )}
          {name !== 'menu' && (
            <Guarded node="operator/navigation/edit">
              <Button look="secondary" size="small" onClick={() => onEdit({ type: name, pid: 0 })}>
                {t('add')}
              </Button>
            </Guarded>
          )}
        </>
      }
    >
      <Branches branches={branches} isFound={isFound} isOpen={groups.isOpen} onOpen={groups.setGroup} onEdit={onEdit} />
    </Panel>
  );
}
