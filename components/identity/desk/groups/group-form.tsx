'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { GuardedFields } from '#components/layout/guarded.tsx';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import type { DeskGroup } from '#lib/api/identity/desk-people.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorGroup } from '#lib/contract/identity/desk-groups.ts';
import { defaultLocale, locales } from '#lib/i18n/locales.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import styles from '../people.module.css';
import { RulePicker } from './rule-picker.tsx';
import { useGroupMoves } from './use-group-moves.ts';

interface GroupFormProps {
  answer: DataOf<typeof operatorGroup>;
  onSaved: (id: number) => void;
}

/** Names and rules of a group. What the server refuses stands above; what was chosen stays. */
export function GroupForm({ answer: { group, rule_ids, rules }, onSaved }: GroupFormProps) {
  const t = useTranslations('identityDesk.group');
  const { saveGroup: save } = useGroupMoves();
  const [names, setNames] = useState(group?.names ?? noTexts);
  const [isEnabled, setEnabled] = useState(group?.status !== 'disable');
  const mayEdit = useHeldNode()('operator/group/edit');
  const hasAll = group?.has_all_rules ?? false;
  const isReadOnly = hasAll || !mayEdit;
  // Who may do everything is given nothing in particular.
  const [chosen, setChosen] = useState(() => new Set(hasAll ? rules.map((rule) => rule.id) : rule_ids));
  const [isChecked, setChecked] = useState(false);
  const isNameless = names[defaultLocale].trim() === '';
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isNameless) return document.getElementById(`${id}-${defaultLocale}`)?.focus();
    const status = isEnabled ? ('enable' as const) : ('disable' as const);
    const body = { id: group?.id, version: group?.version ?? 0, names, status, rule_ids: [...chosen] };
    save.mutate(body, { onSuccess: (saved) => onSaved(saved.id) });
  };
  return (
    <form className="stack-24" onSubmit={submit} noValidate>
      <FormAlert text={save.error?.message || undefined} />
      {hasAll && <p className="hint">{t('mayEverything')}</p>}
      <div className={styles.pair}>
        {locales.map((locale) => {
          const isFaulty = locale === defaultLocale && isChecked && isNameless;
          const field = { id: `${id}-${locale}`, fault: isFaulty ? t('nameRequired') : undefined };
          return (
            <PlainField key={locale} {...field} label={t(`name.${locale}`)}>
              <input
                {...fieldMarks(field)}
                maxLength={40}
                value={names[locale]}
                readOnly={isReadOnly}
                onChange={({ target }) => setNames({ ...names, [locale]: target.value })}
              />
            </PlainField>
          );
        })}
      </div>
      <GuardedFields node="operator/group/edit">
        <EnabledBox group={group} isOn={isEnabled} onChange={setEnabled} />
      </GuardedFields>
      <RulePicker rules={rules} chosen={chosen} isReadOnly={isReadOnly} onChange={setChosen} />
      {!isReadOnly && (
        <div className={styles.saveBar}>
          <Button type="submit" disabled={save.isPending}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}

interface EnabledBoxProps {
  group: DeskGroup | null;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** What the shop begins with cannot be switched off. */
function EnabledBox({ group, isOn, onChange }: EnabledBoxProps) {
  const t = useTranslations('identityDesk.group');
  if (group?.is_fixed) return null;
  return (
    <label className={styles.rule}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{t('enabled')}</span>
    </label>
  );
}
