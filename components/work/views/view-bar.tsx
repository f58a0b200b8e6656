'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ShownList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { type WorkView, workViewsQuery } from '#lib/api/identity/member-views.ts';
import type { WorkListName } from '#lib/contract/work-list.ts';
import { RemoveViewButton } from './remove-view-button.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import styles from './view-bar.module.css';
import { ViewLink } from './view-link.tsx';
import { changeToView, pageSearch, searchToKeep, viewSearch } from './view-search.ts';

interface ViewBarProps {
  list: Pick<ShownList<unknown>, 'within' | 'change'> & { name: WorkListName };
  /** Keys of the shown columns. */
  columns: readonly string[];
}

/**
 * The views that somebody keeps of a list, and the way to keep this one. A server that keeps none (another backend of the
 * family) has no such bar; nor is there one while it does not answer, since the list works without.
 */
export function ViewBar({ list: { name: list, within, change }, columns }: ViewBarProps) {
  const t = useTranslations('work.views');
  const parameters = useSearchParams();
  const { data, isError } = useQuery(workViewsQuery(list));
  const [lastName, setLastName] = useState('');
  /** What is kept, as the address says it: React may still be on its way to what was just filtered. */
  const [saving, setSaving] = useState<string>();
  // The button that removes a view goes with it.
  const frame = useKeptFocus<HTMLElement>();
  if (isError && !data) return null;
  const views = data?.list ?? [];
  const viewOf = (search: URLSearchParams) => viewSearch(search, within);
  const now = viewOf(parameters);
  const current = views.find(({ search }) => viewOf(new URLSearchParams(search)) === now);
  const open = ({ name, search }: Pick<WorkView, 'name' | 'search'>) => {
    setLastName(name);
    change(changeToView(parameters, search, within));
  };
  return (
    <nav ref={frame} tabIndex={-1} aria-label={t('label')} className={styles.bar}>
      <ul>
        <li>
          <ViewLink
            search={pageSearch(parameters, within)}
            isCurrent={now === ''}
            onFollow={() => open({ name: '', search: '' })}
          >
            {t('all')}
          </ViewLink>
        </li>
        {views.map((view) => (
          <li key={view.id} className={view === current ? styles.current : undefined}>
            <ViewLink search={view.search} isCurrent={view === current} onFollow={() => open(view)}>
              {view.name}
            </ViewLink>
            {view === current && <RemoveViewButton view={view} />}
          </li>
        ))}
      </ul>
      {data && (
        <Button
          look="quiet"
          size="small"
          onClick={() => setSaving(searchToKeep(new URLSearchParams(location.search), columns))}
        >
          {t(current ? 'rename' : 'save')}
        </Button>
      )}
      {saving !== undefined && (
        <SaveViewDialog
          list={list}
          {...(current ?? { search: saving, name: lastName })}
          onSaved={(view) => {
            setSaving(undefined);
            open(view);
          }}
          onClose={() => setSaving(undefined)}
        />
      )}
    </nav>
  );
}
