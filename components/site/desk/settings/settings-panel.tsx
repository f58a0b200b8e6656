'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useFaultFocus } from '#components/ui/form/use-fault-focus.ts';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { answersAsApi, type DeskSetting, saveSettings } from '#lib/api/site/desk-site.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import styles from '../site-desk.module.css';
import { faultOf, fromForm, type Typed, toForm } from './setting-edit.ts';
import { SettingField } from './setting-field.tsx';
import { numberKindOf } from './setting-units.ts';

interface SettingsPanelProps {
  subject: string;
  settings: readonly DeskSetting[];
  /** Keys of those that are found; one that was changed and not saved yet stands beside them. */
  shown: ReadonlySet<string>;
}

/** The settings of one subject; only what was changed is sent, with what was read, so that two editors notice. */
export function SettingsPanel({ subject, settings, shown }: SettingsPanelProps) {
  const t = useTranslations('siteDesk.settings');
  const form = useSettings(subject, settings);
  const title = findWords(t, `subject.${subject}`) ?? subject;
  const visible = settings.filter(({ key }) => shown.has(key) || form.typed[key] !== undefined || form.faults[key]);
  if (visible.length === 0) return null;
  return (
    <div id={`settings-${subject}`} className={styles.anchor}>
      <Panel title={title}>
        <form
          ref={form.element}
          tabIndex={-1}
          aria-label={title}
          className={styles.form}
          onSubmit={form.submit}
          noValidate
        >
          <FormAlert text={form.refusal} />
          <GuardedFields node="operator/settings/edit">
            <div className={styles.fields}>
              {visible.map((setting) => (
                <SettingField
                  key={setting.key}
                  setting={setting}
                  typed={form.typed[setting.key] ?? toForm(setting)}
                  fault={form.faults[setting.key]}
                  onChange={(typed) => form.change(setting.key, typed)}
                />
              ))}
            </div>
          </GuardedFields>
          <Guarded node="operator/settings/edit">
            {form.isDirty && (
              <div className="row-8 justify-end">
                <Button look="quiet" onClick={form.reset}>
                  {t('reset')}
                </Button>
                <Button type="submit" disabled={form.isBusy}>
                  {t('save')}
                </Button>
              </div>
            )}
          </Guarded>
        </form>
      </Panel>
    </div>
  );
}

const nothingTyped: Record<string, Typed> = {};

interface Saved {
  changes: { key: string; before: unknown; value: unknown }[];
  /** What the fields held then. */
  sent: Record<string, Typed>;
}

const refusalAt = (key: string, text: string) =>
  new ApiError('', { code: 0, status: 200, data: { fields: { [key]: text } } });

interface Keeping {
  typed: Record<string, Typed>;
  keep: (typed: Record<string, Typed>) => void;
  drop: () => void;
}

/** Sends changes, and lets go of what is typed as far as it was sent. */
function useSaving({ typed, keep, drop }: Keeping) {
  const t = useTranslations('siteDesk.settings');
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  return useMutation({
    mutationFn: async ({ changes }: Saved) => {
      const api = changes.find(({ key, value }) => key === 'site.apiUrl' && value !== '');
      // With an address that answers nobody the whole shop would stand still, and this very page with it.
      if (api && !(await answersAsApi(String(api.value)))) throw refusalAt(api.key, t('apiSilent'));
      return saveSettings({ changes });
    },
    onSuccess: async (_, { sent }) => {
      await untilReread();
      // What was typed while it was saved is the next change.
      const left = Object.entries(latest.current).filter(([key, value]) => value !== sent[key]);
      if (left.length > 0) keep(Object.fromEntries(left));
      else drop();
    },
  });
}

function useSettings(subject: string, settings: readonly DeskSetting[]) {
  const t = useTranslations('siteDesk.settings');
  const fields = useTranslations('ui.fields');
  // The buttons leave when there is nothing to save any more.
  const element = useKeptFocus<HTMLFormElement>();
  const [typed, keep, drop] = useKeptState<Record<string, Typed>>(`settings:${subject}`, nothingTyped);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const save = useSaving({ typed, keep, drop });
  const refused = save.error instanceof ApiError ? save.error : undefined;
  const faults = { ...refused?.fields, ...wrong };
  useFaultFocus(element, refused);
  const changes = settings.flatMap((setting) => {
    const now = typed[setting.key];
    return now === undefined ? [] : { key: setting.key, before: setting.value, value: fromForm(setting, now) };
  });
  useLeaveWarning(changes.length > 0, t('kept'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const bad = settings.flatMap((setting) => {
      const now = typed[setting.key];
      const fault = now === undefined ? undefined : faultOf(setting, now);
      return fault
        ? [[setting.key, t(fault.key, { ...fault.limits, kind: fields(numberKindOf(setting.key)) })] as const]
        : [];
    });
    setWrong(Object.fromEntries(bad));
    if (bad.length === 0) save.mutate({ changes, sent: typed });
    else element.current?.querySelector<HTMLElement>(`[name="${bad[0]?.[0]}"]`)?.focus();
  };
  return {
    element,
    typed,
    faults,
    submit,
    isDirty: changes.length > 0,
    isBusy: save.isPending,
    refusal: refused && Object.keys(refused.fields).length === 0 ? refused.message : undefined,
    change: (key: string, value: Typed) => {
      keep({ ...typed, [key]: value });
      setWrong(({ [key]: _, ...rest }) => rest);
    },
    reset: () => {
      drop();
      setWrong({});
      save.reset();
    },
  };
}
