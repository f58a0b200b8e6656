'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useFaultFocus } from '#components/ui/form/use-fault-focus.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OperatorCategory } from '#lib/api/catalogue/desk-categories.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { ConflictPanel } from '../conflict-panel.tsx';
import { TextField } from '../controlled-field.tsx';
import { UnsavedNote } from '../unsaved-note.tsx';
import { useFirstFocus } from '../use-first-focus.ts';
import styles from './categories.module.css';
import type { CategoryPlace } from './category-place.ts';
import { CategoryTexts } from './category-texts.tsx';
import { PictureField } from './picture-field.tsx';
import { PlacePanel } from './place-panel.tsx';
import { titleOfCategory } from './title-of-category.ts';
import { useCategoryForm } from './use-category-form.ts';

interface CategoryEditorProps {
  list: OperatorCategory[];
  /** Undefined for a new one. */
  category: OperatorCategory | undefined;
  /** Where a new one stands. */
  parent: number | null;
  onRequest: (pending: CategoryPlace | undefined) => void;
}

/** Names, address and picture of a category; of one that is there, its place and its end as well. */
export function CategoryEditor({ list, category, parent, onRequest }: CategoryEditorProps) {
  const t = useTranslations('catalogueDesk.categories');
  const locale = useLocale();
  const form = useCategoryForm({ category, parent, onSaved: (id) => onRequest({ id }) });
  const first = useFirstFocus<HTMLDivElement>(category === undefined);
  const { values, set, faults } = form;
  useFaultFocus(first, faults);
  const nameOf = (each: OperatorCategory | undefined) => each && titleOfCategory(each, locale);
  const above = nameOf(list.find(({ id }) => id === parent));
  const title = nameOf(category) ?? (above ? t('newBelow', { name: above }) : t('new'));
  return (
    <div ref={first} className={styles.editor}>
      <Panel
        title={title}
        actions={
          <Button look="quiet" size="small" onClick={() => onRequest(undefined)}>
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
          <div className="wrap-8 items-center">
            <Guarded node="operator/category/edit">
              <Button size="small" isBusy={form.isSending} type="submit">
                {t('save')}
              </Button>
            </Guarded>
            {form.isDirty && <UnsavedNote isBusy={form.isSending} onDiscard={form.discard} />}
            {category && (
              <ButtonLink
                look="secondary"
                size="small"
                href={userPath('desk/products/specification', { category: category.id })}
              >
                {t('specification')}
              </ButtonLink>
            )}
          </div>
        </form>
      </Panel>
      {category && (
        <Guarded node="operator/category/edit">
          <PlacePanel key={category.version} list={list} category={category} onRemoved={() => onRequest(undefined)} />
        </Guarded>
      )}
    </div>
  );
}
