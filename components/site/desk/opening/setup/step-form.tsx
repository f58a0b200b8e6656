'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useSending } from '#components/work/forms/use-sending.ts';
import { type DeskSetting, saveSettings } from '#lib/api/site/desk-site.ts';
import { stepAfter } from './setup-steps.ts';
import { StepField } from './step-field.tsx';
import styles from './step-form.module.css';
import { byKey, changesOf, type FormStep, faultsOf, type StepValues, stepFields } from './step-values.ts';

interface StepFormProps {
  step: FormStep;
  settings: readonly DeskSetting[];
  onSaved: () => void;
  onSkipped: () => void;
}

/** The fields of one step; it is saved like the settings that it consists of, or skipped. */
export function StepForm({ step, settings, onSaved, onSkipped }: StepFormProps) {
  const t = useTranslations('siteOpening.setup');
  const { fields, read } = stepFields[step];
  const held = read(byKey(settings));
  const form = useForm<StepValues>({ defaultValues: held });
  const { submit, input, isSubmitting, errors } = useSending(form, {
    fields: [...fields],
    send: (values) => saveSettings({ changes: changesOf(step, settings, values) }),
    onDone: onSaved,
  });
  const isSound = useSoundness(step, form);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSound()) void submit(event);
  };
  return (
    // Pressed before its script is there, it stays as it is: outside a dialog this method sends nothing.
    <form noValidate method="dialog" onSubmit={send}>
      <fieldset disabled={isSubmitting} className={styles.fields}>
        <FormAlert text={errors.root?.message} />
        <GuardedFields node="operator/settings/edit">
          {fields.map((field) => (
            <StepField
              key={field}
              name={field}
              isAmount={step === 'delivery'}
              defaultValue={held[field]}
              {...input(field)}
            />
          ))}
        </GuardedFields>
        <div className="wrap-8">
          <Guarded node="operator/settings/edit">
            <Button isBusy={isSubmitting} type="submit">
              {t('save')}
            </Button>
          </Guarded>
          <Button look="quiet" onClick={onSkipped}>
            {t(stepAfter(step) ? 'skip' : 'finish')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

/** Says all that is wrong at its field before anything is sent. */
function useSoundness(step: FormStep, form: UseFormReturn<StepValues>): () => boolean {
  const t = useTranslations('siteOpening.setup.faults');
  return () => {
    form.clearErrors();
    const faults = faultsOf(step, form.getValues());
    for (const [field, fault] of faults) form.setError(field, { type: 'server', message: t(fault) });
    return faults.length === 0;
  };
}
