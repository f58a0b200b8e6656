'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useLeaveWarning } from '#components/ui/use-leave-warning.ts';
import { type OperatorCategory, operatorCategoriesQuery } from '#lib/api/catalogue/desk-categories.ts';
import { useUnsaved } from '../kept-records.ts';
import styles from './categories.module.css';
import { CategoryEditor } from './category-editor.tsx';
import { CategoryRows } from './category-rows.tsx';
import { categoryName, newCategoryName } from './use-category-form.ts';

/** What the panel beside the tree is for: one of the categories, or a new one below a parent. */
export type Wanted = { id: number } | { parent: number | null };

/** The category tree of the shop, with the chosen one beside it. */
export function CategoriesScreen() {
  const t = useTranslations('catalogueDesk.categories');
  const query = useQuery(operatorCategoriesQuery());
  const [wanted, setWanted] = useState<Wanted>();
  const isUnsaved = useUnsaved();
  const ids = query.data?.list.map(({ id }) => id) ?? [];
  const names = [newCategoryName(null), ...ids.flatMap((id) => [categoryName(id), newCategoryName(id)])];
  useLeaveWarning(names.some(isUnsaved), t('kept'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <Guarded node="operator/category/edit">
          <Button size="small" onClick={() => setWanted({ parent: null })}>
            {t(isUnsaved(newCategoryName(null)) ? 'goOn' : 'add')}
          </Button>
        </Guarded>
      </PageHeader>
      <QueryView
        query={query}
        skeleton={
          <Panel isFlush>
            <ListSkeleton rows={8} />
          </Panel>
        }
      >
        {({ list, depth_max: deepest }) => (
          <div className={styles.columns}>
            <Panel title={t('tree')} isFlush>
              {list.length === 0 ? (
                <EmptyState title={t('empty.title')} text={t('empty.text')} />
              ) : (
                <CategoryRows list={list} deepest={deepest} wanted={wanted} onWant={setWanted} />
              )}
            </Panel>
            {wanted && <Beside list={list} wanted={wanted} onWant={setWanted} />}
          </div>
        )}
      </QueryView>
    </>
  );
}

interface BesideProps {
  list: OperatorCategory[];
  wanted: Wanted;
  onWant: (wanted: Wanted | undefined) => void;
}

function Beside({ list, wanted, onWant }: BesideProps) {
  const category = 'id' in wanted ? list.find(({ id }) => id === wanted.id) : undefined;
  if ('id' in wanted && !category) return null;
  const parent = 'parent' in wanted ? wanted.parent : null;
  return (
    <CategoryEditor
      key={category ? category.id : `new ${parent}`}
      list={list}
      category={category}
      parent={parent}
      onWant={onWant}
    />
  );
}
