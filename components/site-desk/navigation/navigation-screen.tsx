'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { type DeskNavigationRule, navigationQuery } from '#lib/api/operator-site.ts';
import styles from '../site-desk.module.css';
import { EntryDialog, type NewEntry } from './entry-dialog.tsx';
import { type NavigationBranch, navigationLists, toNavigation } from './navigation-tree.ts';
import { useNavigationMoves } from './use-navigation-moves.ts';

/** The header, the drop-down and the side menu: their words, their order, what is shown. */
export function NavigationScreen() {
  const t = useTranslations('deskSite.navigation');
  const query = useQuery(navigationQuery());
  const [edited, setEdited] = useState<DeskNavigationRule | NewEntry>();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView
        query={query}
        skeleton={
          <Panel>
            <ListSkeleton rows={10} />
          </Panel>
        }
      >
        {({ list }) => (
          <div className={styles.stack}>
            {navigationLists.map((name) => (
              <Panel
                key={name}
                title={t(`list.${name}`)}
                isFlush
                actions={
                  name !== 'menu' && (
                    <Button look="secondary" size="small" onClick={() => setEdited({ type: name, pid: 0 })}>
                      {t('add')}
                    </Button>
                  )
                }
              >
                <Branches branches={toNavigation(list, name)} onEdit={setEdited} />
              </Panel>
            ))}
          </div>
        )}
      </QueryView>
      {edited && <EntryDialog entry={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface BranchesProps {
  branches: readonly NavigationBranch[];
  onEdit: (edited: DeskNavigationRule | NewEntry) => void;
}

function Branches({ branches, onEdit }: BranchesProps) {
  return (
    <ul className={styles.tree}>
      {branches.map((branch, index) => (
        <li key={branch.rule.id}>
          <Entry branch={branch} isFirst={index === 0} isLast={index === branches.length - 1} onEdit={onEdit} />
          {branch.children.length > 0 && <Branches branches={branch.children} onEdit={onEdit} />}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<BranchesProps, 'onEdit'> {
  branch: NavigationBranch;
  isFirst: boolean;
  isLast: boolean;
}

function Entry({ branch: { rule }, isFirst, isLast, onEdit }: EntryProps) {
  const t = useTranslations('deskSite.navigation');
  const locale = useLocale();
  const { move } = useNavigationMoves();
  const title = rule.titles[locale] || rule.titles['zh-cn'] || rule.name;
  const shift = (direction: 'up' | 'down') => move.mutate({ id: rule.id, direction });
  return (
    <div className={styles.entry}>
      <span className={styles.entryName}>
        <strong>{title}</strong>
        <code>{rule.path || rule.url || rule.name}</code>
        {rule.status === 'disable' && <Chip tone="warning">{t('off')}</Chip>}
        {rule.is_own && <Chip>{t('own')}</Chip>}
      </span>
      <span className={styles.entryTools}>
        <Button
          look="quiet"
          size="small"
          disabled={isFirst || move.isPending}
          aria-label={t('up', { title })}
          onClick={() => shift('up')}
        >
          ↑
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={isLast || move.isPending}
          aria-label={t('down', { title })}
          onClick={() => shift('down')}
        >
          ↓
        </Button>
        {rule.type === 'menu_dir' && (
          <Button look="quiet" size="small" onClick={() => onEdit({ type: 'menu', pid: rule.id })}>
            {t('addBelow')}
          </Button>
        )}
        <Button look="quiet" size="small" aria-label={t('editNamed', { title })} onClick={() => onEdit(rule)}>
          {t('edit')}
        </Button>
      </span>
    </div>
  );
}
