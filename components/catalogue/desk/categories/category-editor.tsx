'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useFaultFocus } from '#components/ui/form/use-fault-focus.ts';
import { Panel } from '#components/ui/panel.tsx';
import type { OperatorCategory } from '#lib/api/catalogue/desk-categories.ts';
import { ConflictPanel } from '../conflict-panel.tsx';
import { SelectField, TextField } from '../controlled-field.tsx';
import { keepRecord } from '../kept-records.ts';
import { UnsavedNote } from '../unsaved-note.tsx';
import { useFirstFocus } from '../use-first-focus.ts';
import styles from './categories.module.css';
import type { Wanted } from './categories-screen.tsx';
import { CategoryTexts } from './category-texts.tsx';
import { flatten, possibleParents, toBranches } from './category-tree.ts';
import { PictureField } from './picture-field.tsx';
import { categoryName, useCategoryForm } from './use-category-form.ts';
import { useCategoryMoves } from './use-category-moves.ts';

interface CategoryEditorProps {
  list: OperatorCategory[];
  deepest: number;
  /** Undefined for a new one. */
  category: OperatorCategory | undefined;
  /** Where a new one stands. */
  parent: number | null;
  onWant: (wanted: Wanted | undefined) => void;
}

/** Names, address and picture of a category; of one that is there, its place and its end as well. */
export function CategoryEditor({ list, deepest, category, parent, onWant }: CategoryEditorProps) {
  const t = useTranslations('catalogueDesk.categories');
  const locale = useLocale();
  const form = useCategoryForm({ category, parent, onSaved: (id) => onWant({ id }) });
  const first = useFirstFocus<HTMLDivElement>(category === undefined);
  const { values, set, faults } = form;
  useFaultFocus(first, faults);
  const nameOf = (each: OperatorCategory | undefined) => each && (each.texts[locale].name || each.texts['zh-cn'].name);
  const above = nameOf(list.find(({ id }) => id === parent));
  const title = nameOf(category) ?? (above ? t('newBelow', { name: above }) : t('new'));
  return (
    <div ref={first} className={styles.editor}>
      <Panel
        title={title}
        actions={
          <Button size="small" onClick={() => onWant(undefined)}>
            {t('close')}
          </Button>
        }
      >
        <form className={styles.form} onSubmit={form.submit} noValidate>
          {form.isBehind && <ConflictPanel takeTheirs={form.takeTheirs} keepMine={form.keepMine} />}
          <FormAlert text={form.refusal} />
          <GuardedFields node="operator/category/edit">
            <CategoryTexts values={values} set={set} faults={faults} />
            <TextField
              label={t('slug')}
              help={t(category ? 'slugChange' : 'slugHelp')}
              value={values.slug}
              maxLength={80}
              fault={faults.slug}
              onChange={(slug) => set({ slug, isSlugOwn: true })}
            />
            <PictureField
              shown={values.picture === undefined ? (category?.picture ?? null) : null}
              url={values.picture ?? null}
              fault={faults.picture}
              onChange={(picture) => set({ picture })}
            />
          </GuardedFields>
          <div className={styles.actions}>
            <Guarded node="operator/category/edit">
              <Button type="submit" variant="contained" loading={form.isSending}>
                {t('save')}
              </Button>
            </Guarded>
            {form.isDirty && <UnsavedNote isBusy={form.isSending} onDiscard={form.discard} />}
            {category && (
              <ButtonLink
                look="secondary"
                size="small"
                href={`/user/desk/products/specification?category=${category.id}`}
              >
                {t('specification')}
              </ButtonLink>
            )}
          </div>
        </form>
      </Panel>
      {category && (
        <Guarded node="operator/category/edit">
          <PlacePanel list={list} deepest={deepest} category={category} onRemoved={() => onWant(undefined)} />
        </Guarded>
      )}
    </div>
  );
}

interface PlacePanelProps {
  list: OperatorCategory[];
  deepest: number;
  category: OperatorCategory;
  onRemoved: () => void;
}

/** Another parent, or none any more: what reaches beyond the category itself. */
function PlacePanel({ list, deepest, category, onRemoved }: PlacePanelProps) {
  const t = useTranslations('catalogueDesk.categories');
  const locale = useLocale();
  const [isRemoving, setRemoving] = useState(false);
  const { move, isMoving, remove } = useCategoryMoves();
  const branches = toBranches(list);
  const own = flatten(branches).find((branch) => branch.category.id === category.id);
  const parents = own ? possibleParents(branches, own, deepest) : [];
  const { id, version, texts } = category;
  const name = texts[locale].name || texts['zh-cn'].name;
  const gone = () => {
    keepRecord(categoryName(id), undefined);
    onRemoved();
  };
  const isUsed = (own?.children.length ?? 0) > 0 || category.product_count > 0 || category.has_specification;
  return (
    <Panel title={t('place')}>
      <div className={styles.form}>
        <SelectField
          label={t('parent')}
          help={t('parentHelp')}
          value={String(category.parent_id ?? '')}
          isDisabled={isMoving}
          options={[
            { value: '', label: t('top') },
            ...parents.map(({ category: each, depth }) => ({
              value: String(each.id),
              label: `${'　'.repeat(depth - 1)}${each.texts[locale].name || each.texts['zh-cn'].name}`,
            })),
          ]}
          onChange={(value) => move({ id, version, parent_id: value === '' ? null : Number(value), before: null })}
        />
        <div className={styles.actions}>
          <Button color="error" variant="outlined" disabled={isUsed} onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
          {isUsed && <p className={styles.note}>{t('inUse')}</p>}
        </div>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t('removeTitle', { name })}
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
