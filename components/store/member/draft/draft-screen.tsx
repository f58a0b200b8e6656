'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FieldNotes, type NoteOf } from '#components/store/fields/field-notes.ts';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { savesBeforeItSends } from '#components/work/saving/hold-until-saved.ts';
import type { StoreApplication } from '#lib/api/store/member-application.ts';
import { formatTime } from '#lib/i18n/date.ts';
import type { Step } from '../application-steps.ts';
import { ClashPanel } from '../clash-panel.tsx';
import { CompanyStep } from '../company-step.tsx';
import { ContactStep } from '../contact-step.tsx';
import { DecisionNote } from '../decision-note.tsx';
import styles from '../entry.module.css';
import { EntryProvider } from '../entry-context.ts';
import { PayeeStep } from '../payee-step.tsx';
import { ReviewStep } from '../review-step.tsx';
import { ShopStep } from '../shop-step.tsx';
import { StepFoot } from '../step-foot.tsx';
import { StepProgress } from '../step-progress.tsx';
import { useSteps } from '../use-steps.ts';
import { useSubmit } from '../use-submit.ts';
import { SaveState } from './save-state.tsx';
import { useEntryForm } from './use-entry-form.ts';

const parts: Record<Step, () => React.ReactNode> = {
  company: CompanyStep,
  shop: ShopStep,
  contact: ContactStep,
  payee: PayeeStep,
  review: ReviewStep,
};

/** The application while it is being filled in: one part at a time, saved by itself. */
export function DraftScreen({ application }: { application: StoreApplication }) {
  const t = useTranslations('storeEntry.entry');
  const words = useTranslations('storeFields');
  const [today] = useState(() => formatTime(Date.now(), '', 'yyyy-mm-dd'));
  const { form, saver, place } = useEntryForm(application, today);
  const { step, section, goTo, next } = useSteps({ form, saver, today });
  const { submit, isSubmitting } = useSubmit({ form, saver, today, goTo });
  const Part = parts[step];
  const { attempt, history } = application;
  // After a store that was closed the next one begins like the first.
  const rejected = history[0]?.status === 'rejected' ? history[0] : undefined;
  const noteOf: NoteOf = (name) => {
    const text = history[0]?.remarks[name];
    return text ? { text: words('remark', { text }), isRemark: true } : undefined;
  };
  return (
    <FormProvider {...form}>
      <EntryProvider value={{ application, saver, today, goTo }}>
        <PageHeader title={t('title')} text={rejected ? t('draft.again', { attempt }) : t('draft.text')}>
          <SaveState />
        </PageHeader>
        <StepProgress step={step} />
        <ClashPanel onChosen={() => goTo(step)} />
        {rejected && <DecisionNote decided={rejected} />}
        <form
          noValidate
          {...savesBeforeItSends}
          onSubmit={(event) => {
            event.preventDefault();
            void (step === 'review' ? submit() : next());
          }}
        >
          <fieldset ref={place} disabled={isSubmitting} className={styles.form}>
            <div ref={section} tabIndex={-1} className={styles.section}>
              <Panel title={t(`steps.${step}`)} text={t(`hints.${step}`)}>
                <FieldNotes value={noteOf}>
                  <Part />
                </FieldNotes>
              </Panel>
            </div>
            <StepFoot step={step} isSubmitting={isSubmitting} />
          </fieldset>
        </form>
      </EntryProvider>
    </FormProvider>
  );
}
