'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useFaultFocus } from '#components/ui/form/use-fault-focus.ts';
import type { SynonymGroup } from '#lib/api/catalogue/desk-synonyms.ts';
import { locales } from '#lib/i18n/locales.ts';
import styles from '../attributes/attributes.module.css';
import { ConflictPanel } from '../conflict-panel.tsx';
import { SelectField, TextField } from '../controlled-field.tsx';
import { UnsavedNote } from '../unsaved-note.tsx';
import { useFirstFocus } from '../use-first-focus.ts';
import { useSynonymForm } from './use-synonym-form.ts';

interface SynonymEditorProps {
  /** Undefined for a new one. */
  group: SynonymGroup | undefined;
  onDone: () => void;
}

/** Words that mean the same, one a line. */
export function SynonymEditor({ group, onDone }: SynonymEditorProps) {
  const t = useTranslations('catalogueDesk.synonyms');
  const form = useSynonymForm(group, onDone);
  const first = useFirstFocus<HTMLFormElement>(group === undefined);
  const [isPending, setPending] = useState(false);
  const { values, set, faults } = form;
  useFaultFocus(first, faults);
  const wordFault = faults.words ?? Object.entries(faults).find(([field]) => field.startsWith('words.'))?.[1];
  return (
    <form ref={first} className={styles.form} onSubmit={form.submit} noValidate>
      {form.isBehind && <ConflictPanel takeTheirs={form.takeTheirs} keepMine={form.keepMine} />}
      <FormAlert text={form.refusal} />
      <SelectField
        label={t('language')}
        value={values.locale}
        fault={faults.locale}
        options={locales.map((locale) => ({ value: locale, label: t(`languages.${locale}`) }))}
        onChange={(locale) => set({ locale: locale as SynonymGroup['locale'] })}
      />
      <TextField
        label={t('words')}
        help={t('wordsHelp')}
        value={values.text}
        isLong
        lang={values.locale}
        fault={wordFault}
        onChange={(text) => set({ text })}
      />
      <div className={styles.actions}>
        <Guarded node="operator/synonym/edit">
          <Button size="small" isBusy={form.isSending} type="submit">
            {t('save')}
          </Button>
        </Guarded>
        <Button look="quiet" size="small" onClick={onDone}>
          {t('close')}
        </Button>
        {form.isDirty && <UnsavedNote isBusy={form.isSending} onDiscard={form.discard} />}
        {group && (
          <Guarded node="operator/synonym/edit">
            <span className={styles.removal}>
              <Button look="quiet" size="small" isDestructive onClick={() => setPending(true)}>
                {t('remove')}
              </Button>
            </span>
          </Guarded>
        )}
      </div>
      {isPending && group && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={t('removeText', { words: group.words.join(t(`comma.${group.locale}`)) })}
          confirm={t('remove')}
          isDestructive
          onConfirm={() => {
            setPending(false);
            void form.remove();
          }}
          onClose={() => setPending(false)}
        />
      )}
    </form>
  );
}
