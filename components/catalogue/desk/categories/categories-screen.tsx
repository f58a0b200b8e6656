'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OperatorCategory } from '#lib/api/catalogue/desk-categories.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { useUnsaved } from '../kept-records.ts';
import styles from './categories.module.css';
import { CategoryEditor } from './category-editor.tsx';
import type { CategoryPlace } from './category-place.ts';
import { CategoryRows } from './category-rows.tsx';
import { categoryName, newCategoryName } from './use-category-form.ts';

/** The category tree of the shop, with the chosen one beside it. */
export function CategoriesScreen() {
  const t = useTranslations('catalogueDesk.categories');
  const query = useQuery(apiQuery('/api/operator/category/list'));
  const [pending, setPending] = useState<CategoryPlace>();
  const isUnsaved = useUnsaved();
  const ids = query.data?.list.map(({ id }) => id) ?? [];
  const names = [newCategoryName(null), ...ids.flatMap((id) => [categoryName(id), newCategoryName(id)])];
  useLeaveWarning(names.some(isUnsaved), t('kept'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <Guarded node="operator/category/edit">
          <Button size="small" onClick={() => setPending({ parent: null })}>
            {t(isUnsaved(newCategoryName(null)) ? 'goOn' : 'add')}
          </Button>
        </Guarded>
      </PageHeader>
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} isFlush />}>
        {({ list, depth_max: deepest }) => (
          <div className={`stack-16 items-start grid-cols-1 ${styles.columns}`}>
            <Panel title={t('tree')} isFlush>
              {list.length === 0 ? (
                <EmptyState title={t('empty.title')} text={t('empty.text')} />
              ) : (
                <CategoryRows list={list} deepest={deepest} pending={pending} onRequest={setPending} />
              )}
            </Panel>
            {pending && <Beside list={list} pending={pending} onRequest={setPending} />}
          </div>
        )}
      </QueryView>
    </>
  );
}

interface BesideProps {
  list: OperatorCategory[];
  pending: CategoryPlace;
  onRequest: (pending: CategoryPlace | undefined) => void;
}

function Beside({ list, pending, onRequest }: BesideProps) {
  const category = 'id' in pending ? list.find(({ id }) => id === pending.id) : undefined;
  if ('id' in pending && !category) return null;
  const parent = 'parent' in pending ? pending.parent : null;
  return (
    <CategoryEditor
      key={category ? category.id : `new ${parent}`}
      list={list}
      category={category}
      parent={parent}
      onRequest={onRequest}
    />
  );
}
