'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useFaultFocus } from '#components/ui/form/use-fault-focus.ts';
import type { OperatorAttribute } from '#lib/api/catalogue/desk-attributes.ts';
import { locales } from '#lib/i18n/locales.ts';
import { textIn } from '#lib/i18n/texts.ts';
import { ConflictPanel } from '../conflict-panel.tsx';
import { CheckField, TextField } from '../controlled-field.tsx';
import { UnsavedNote } from '../unsaved-note.tsx';
import { useFirstFocus } from '../use-first-focus.ts';
import styles from './attributes.module.css';
import { useAttributeForm } from './use-attribute-form.ts';
import { ValueRows } from './value-rows.tsx';

interface AttributeEditorProps {
  /** Undefined for a new one. */
  attribute: OperatorAttribute | undefined;
  /** Closed, or saved under this id. */
  onDone: (id?: number) => void;
}

/** An attribute with all its values in both languages. */
export function AttributeEditor({ attribute, onDone }: AttributeEditorProps) {
  const t = useTranslations('catalogueDesk.attributes');
  const fields = useTranslations('ui.fields');
  const form = useAttributeForm(attribute, onDone);
  const first = useFirstFocus<HTMLFormElement>(attribute === undefined);
  const { values, set, faults } = form;
  useFaultFocus(first, faults);
  return (
    <form ref={first} className={styles.form} onSubmit={form.submit} noValidate>
      {form.isBehind && <ConflictPanel takeTheirs={form.takeTheirs} keepMine={form.keepMine} />}
      <FormAlert text={form.refusal} />
      <GuardedFields node="operator/attribute/edit">
        <div className={styles.pair}>
          {locales.map((locale) => (
            <TextField
              key={locale}
              label={t(`name.${locale}`)}
              value={values.names[locale]}
              maxLength={80}
              lang={locale}
              fault={faults[`names.${locale}`]}
              onChange={(name) => set({ names: { ...values.names, [locale]: name } })}
            />
          ))}
          <TextField
            label={fields('keyName')}
            help={t(attribute ? 'keyFixed' : 'keyHelp')}
            value={values.key}
            maxLength={40}
            isDisabled={attribute !== undefined}
            fault={faults.key}
            onChange={(key) => set({ key, isKeyOwn: true })}
          />
        </div>
        <CheckField
          label={t('isCardFact')}
          isChecked={values.isCardFact}
          onChange={(isCardFact) => set({ isCardFact })}
        />
        <ValueRows values={values.values} faults={faults} onChange={(next) => set({ values: next })} />
      </GuardedFields>
      <div className={styles.actions}>
        <Guarded node="operator/attribute/edit">
          <Button size="small" isBusy={form.isSending} type="submit">
            {t('save')}
          </Button>
        </Guarded>
        <Button look="quiet" size="small" onClick={() => onDone()}>
          {t('close')}
        </Button>
        {form.isDirty && <UnsavedNote isBusy={form.isSending} onDiscard={form.discard} />}
        {attribute && (
          <Guarded node="operator/attribute/edit">
            <Removal attribute={attribute} onRemove={form.remove} />
          </Guarded>
        )}
      </div>
    </form>
  );
}

function Removal({ attribute, onRemove }: { attribute: OperatorAttribute; onRemove: () => Promise<void> }) {
  const t = useTranslations('catalogueDesk.attributes');
  const locale = useLocale();
  const [isPending, setPending] = useState(false);
  const isUsed = attribute.values.some(({ product_count: count }) => count > 0);
  const name = textIn(attribute.names, locale);
  return (
    <span className={styles.removal}>
      {isUsed && <small>{t('inUse')}</small>}
      <Button look="quiet" size="small" isDestructive disabled={isUsed} onClick={() => setPending(true)}>
        {t('remove')}
      </Button>
      {isPending && (
        <ConfirmDialog
          title={t('removeTitle', { name })}
          text={t('removeText')}
          confirm={t('remove')}
          isDestructive
          onConfirm={() => {
            setPending(false);
            void onRemove();
          }}
          onClose={() => setPending(false)}
        />
      )}
    </span>
  );
}
