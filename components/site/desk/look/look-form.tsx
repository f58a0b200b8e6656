'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useFaultFocus } from '#components/ui/form/use-fault-focus.ts';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import type { LookAtDesk, LookPreview } from '#lib/api/site/desk-look.ts';
import { lookPictures } from '#lib/contract/site/look.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import styles from './look.module.css';
import { PictureField } from './picture-field.tsx';
import type { LookForm as Form } from './use-look.ts';

interface LookFormProps {
  form: Form;
  data: LookAtDesk;
  notes: LookPreview['notes'];
}

/** The fields of a look, and what can be done with it. */
export function LookForm({ form, data, notes }: LookFormProps) {
  const t = useTranslations('siteLook');
  const element = useKeptFocus<HTMLFormElement>();
  useFaultFocus(element, form.save.error ?? form.publish.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.look) form.save.mutate(form.look);
    else element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form ref={element} tabIndex={-1} aria-label={t('title')} className={styles.form} onSubmit={submit} noValidate>
      <FormAlert text={form.refusal} />
      <GuardedFields node="operator/look/edit">
        <Panel title={t('colours')}>
          <div className="stack-16">
            <ColourField form={form} name="brand" notes={notes} />
            <ColourField form={form} name="accent" notes={notes} />
          </div>
        </Panel>
        <Panel title={t('forms')}>
          <div className="stack-16">
            {(['shape', 'density', 'heading_font', 'text_font'] as const).map((name) => (
              <ChoiceField key={name} form={form} name={name} />
            ))}
          </div>
        </Panel>
        <Panel title={t('pictures')} text={t('picturesText')}>
          <div className="stack-16">
            {lookPictures.map((name) => (
              <PictureField key={name} form={form} name={name} />
            ))}
          </div>
        </Panel>
      </GuardedFields>
      <Actions form={form} data={data} />
    </form>
  );
}

function Actions({ form, data: { draft } }: Pick<LookFormProps, 'form' | 'data'>) {
  const t = useTranslations('siteLook');
  const isBusy = form.save.isPending || form.publish.isPending;
  const saved = draft && t('saved', { time: formatTime(draft.time, '', 'yyyy-mm-dd hh:MM'), name: draft.by });
  return (
    <div className={styles.bar}>
      <p className="hint" role="status">
        {form.isDirty ? t('unsaved') : (saved ?? t('asLive'))}
      </p>
      <div className="wrap-8 justify-end">
        <Guarded node="operator/look/edit">
          {form.isDirty && (
            <Button look="quiet" onClick={form.reset}>
              {t('reset')}
            </Button>
          )}
          {form.isDirty && (
            <Button type="submit" look="secondary" isBusy={isBusy}>
              {t('save')}
            </Button>
          )}
        </Guarded>
        <Guarded node="operator/look/publish">
          <Button
            isBusy={isBusy}
            disabled={!form.look || !(form.isDirty || draft)}
            onClick={() => form.look && form.publish.mutate(form.look)}
          >
            {t('publish')}
          </Button>
        </Guarded>
      </div>
    </div>
  );
}
