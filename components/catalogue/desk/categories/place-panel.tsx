'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { RemoteSelect } from '#components/ui/form/remote-select.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type OperatorCategory, parentLookup } from '#lib/api/catalogue/desk-categories.ts';
import { keepRecord } from '../kept-records.ts';
import styles from './categories.module.css';
import { titleOfCategory } from './title-of-category.ts';
import { categoryName } from './use-category-form.ts';
import { useCategoryMoves } from './use-category-moves.ts';

interface PlacePanelProps {
  list: OperatorCategory[];
  category: OperatorCategory;
  onRemoved: () => void;
}

/** Another parent, or none any more: what reaches beyond the category itself. */
export function PlacePanel({ list, category, onRemoved }: PlacePanelProps) {
  const t = useTranslations('catalogueDesk.categories');
  const locale = useLocale();
  const [isRemoving, setRemoving] = useState(false);
  const { remove } = useCategoryMoves();
  const { id, version, texts } = category;
  const gone = () => {
    keepRecord(categoryName(id), undefined);
    onRemoved();
  };
  const hasChildren = list.some(({ parent_id: parent }) => parent === id);
  const isUsed = hasChildren || category.product_count > 0 || category.has_specification;
  return (
    <Panel title={t('place')}>
      <div className={styles.form}>
        <ParentField category={category} />
        <div className="wrap-8 items-center">
          <Button look="secondary" size="small" isDestructive disabled={isUsed} onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
          {isUsed && <p className="text-ink-2 text-14">{t('inUse')}</p>}
        </div>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t('removeTitle', { name: titleOfCategory({ texts }, locale) })}
          text={t('removeText')}
          confirm={t('remove')}
          isDestructive
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ id, version }, { onSuccess: gone, onSettled: () => setRemoving(false) })}
          onClose={() => setRemoving(false)}
        />
      )}
    </Panel>
  );
}

/** Moves only when asked: an empty field is the top, and it is empty while somebody looks for another parent. */
function ParentField({ category: { id, version, parent_id: parent } }: Pick<PlacePanelProps, 'category'>) {
  const t = useTranslations('catalogueDesk.categories');
  const field = useId();
  const [pending, setPending] = useState(parent);
  const { move, isMoving } = useCategoryMoves();
  return (
    <>
      <FieldFrame id={field} label={t('parent')} help={t('parentHelp')}>
        <RemoteSelect
          id={field}
          label={t('parent')}
          size="small"
          lookup={parentLookup(id)}
          placeholder={t('top')}
          value={pending ?? undefined}
          isDisabled={isMoving}
          describedBy={`${field}-note`}
          onChange={(next) => setPending(next ?? null)}
        />
      </FieldFrame>
      {pending !== parent && (
        <Button
          look="secondary"
          size="small"
          isBusy={isMoving}
          className={styles.move}
          onClick={() => move({ id, version, parent_id: pending, before: null })}
        >
          {t('move')}
        </Button>
      )}
    </>
  );
}
