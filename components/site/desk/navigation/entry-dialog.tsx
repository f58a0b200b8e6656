'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { useFaultFocus } from '#components/ui/form/use-fault-focus.ts';
import type { DeskNavigationRule } from '#lib/api/site/desk-site.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { defaultLocale, locales } from '#lib/i18n/locales.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import styles from '../site-desk.module.css';
import { IconField } from './icon-field.tsx';
import type { NavigationList } from './navigation-tree.ts';
import { useNavigationMoves } from './use-navigation-moves.ts';

/** An entry that is not there yet, and where it goes. */
export interface NewEntry {
  type: NavigationList;
  pid: number;
}

interface EntryDialogProps {
  entry: DeskNavigationRule | NewEntry;
  onClose: () => void;
}

const isStored = (entry: EntryDialogProps['entry']): entry is DeskNavigationRule => 'id' in entry;

/** Words and place of one entry. Where the shop's own entries lead is not changed here. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const t = useTranslations('siteDesk.navigation');
  const stored = isStored(entry) ? entry : undefined;
  const canLead = stored === undefined || stored.is_own;
  const form = useEntry(entry, onClose);
  const { values, change, faults } = form;
  return (
    <Modal title={t(stored ? 'edit' : 'add')} closeLabel={t('close')} onClose={onClose}>
      <form ref={form.element} className={styles.stack} onSubmit={form.submit} noValidate>
        <FormAlert text={form.refusal} />
        {locales.map((locale) => (
          <Text
            key={locale}
            label={t(`name.${locale}`)}
            value={values.titles[locale]}
            fault={faults[`titles.${locale}`]}
            onChange={(title) => change({ titles: { ...values.titles, [locale]: title } })}
          />
        ))}
        {entry.type.startsWith('menu') && (
          <IconField value={values.icon} fault={faults.icon} onChange={(icon) => change({ icon })} />
        )}
        {canLead && <Target values={values} faults={faults} onChange={change} />}
        <label className={styles.check}>
          <input type="checkbox" checked={values.isOn} onChange={({ target }) => change({ isOn: target.checked })} />
          <span>{t('isOn')}</span>
        </label>
        <div className="row-8 justify-end">
          {stored?.is_own && (
            <RemoveButton title={values.titles[defaultLocale]} isBusy={form.isBusy} onRemove={form.remove} />
          )}
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface Values {
  titles: DeskNavigationRule['titles'];
  icon: string;
  kind: DeskNavigationRule['menu_type'];
  target: string;
  isOn: boolean;
}

function useEntry(entry: EntryDialogProps['entry'], onClose: () => void) {
  const { save, remove } = useNavigationMoves();
  const element = useRef<HTMLFormElement>(null);
  const stored = isStored(entry) ? entry : undefined;
  const [values, setValues] = useState<Values>({
    titles: stored?.titles ?? noTexts,
    icon: stored?.icon ?? '',
    kind: stored?.menu_type ?? 'tab',
    target: stored?.path || stored?.url || '',
    isOn: stored?.status !== 'disable',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { titles, icon, kind, target, isOn } = values;
    const body = {
      id: stored?.id,
      type: isStored(entry) ? ('nav' as const) : entry.type,
      pid: entry.pid,
      titles,
      icon,
      menu_type: kind,
      path: kind === 'tab' ? target.replace(/^\/+/, '') : '',
      url: kind === 'tab' ? '' : target,
      is_public: stored?.is_public ?? true,
      status: isOn ? ('enable' as const) : ('disable' as const),
    };
    save.mutate(body, { onSuccess: onClose });
  };
  const refused = [save.error, remove.error].find((error) => error instanceof ApiError);
  const faults: Record<string, string> = refused?.fields ?? {};
  useFaultFocus(element, refused);
  return {
    element,
    values,
    faults,
    submit,
    refusal: refused && Object.keys(faults).length === 0 ? refused.message : undefined,
    isBusy: save.isPending || remove.isPending,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    remove: () => stored && remove.mutate(stored.id, { onSuccess: onClose }),
  };
}

interface RemoveButtonProps {
  title: string;
  isBusy: boolean;
  onRemove: () => void;
}

function RemoveButton({ title, isBusy, onRemove }: RemoveButtonProps) {
  const t = useTranslations('siteDesk.navigation');
  const [isPending, setPending] = useState(false);
  return (
    <>
      <Button look="quiet" disabled={isBusy} className={styles.atStart} onClick={() => setPending(true)}>
        {t('remove')}
      </Button>
      {isPending && (
        <ConfirmDialog
          title={t('removeTitle', { title })}
          text={t('removeText')}
          confirm={t('remove')}
          isDestructive
          isBusy={isBusy}
          onConfirm={onRemove}
          onClose={() => setPending(false)}
        />
      )}
    </>
  );
}

interface TextProps {
  label: string;
  help?: string;
  value: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

function Text({ label, help, value, fault, onChange }: TextProps) {
  const field = { id: useId(), help, fault };
  return (
    <PlainField {...field} label={label}>
      <input {...fieldMarks(field)} value={value} onChange={({ target }) => onChange(target.value)} />
    </PlainField>
  );
}

interface TargetProps {
  values: Values;
  faults: Record<string, string>;
  onChange: (part: Partial<Values>) => void;
}

/** A page of the shop, another site in a window of its own, or another site in a frame. */
function Target({ values: { kind, target }, faults, onChange }: TargetProps) {
  const t = useTranslations('siteDesk.navigation');
  const id = useId();
  return (
    <>
      <PlainField id={id} label={t('kind')}>
        <select id={id} value={kind} onChange={({ target: { value } }) => onChange({ kind: value as Values['kind'] })}>
          {(['tab', 'link', 'iframe'] as const).map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </select>
      </PlainField>
      <Text
        label={t('target')}
        help={t(`targetHelp.${kind}`)}
        value={target}
        fault={faults.path ?? faults.url}
        onChange={(text) => onChange({ target: text.trim() })}
      />
    </>
  );
}
