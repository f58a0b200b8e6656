'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { LookStep } from './look-step.tsx';
import { type SetupStep, setupSteps, stepAfter } from './setup-steps.ts';
import { StepForm } from './step-form.tsx';

/** What an empty shop has to know first, a step at a time. */
export function SetupScreen({ first }: { first: SetupStep }) {
  const t = useTranslations('siteOpening.setup');
  const query = useQuery({ ...apiQuery('/api/operator/settings/see'), refetchOnWindowFocus: false });
  const [step, setStep] = useState(first);
  const goOn = () => {
    const next = stepAfter(step);
    if (!next) return leaveFor(userPath('desk/home'));
    // A reload comes back to the step that was shown.
    history.replaceState(history.state, '', userPath('desk/opening/setup', { step: next }));
    setStep(next);
  };
  /** The next page is loaded whole, and its header has the new name, logo and colours; a header that came later would take what is typed by then. */
  const goOnAnew = () => leaveFor(userPath('desk/opening/setup', { step: stepAfter(step) }));
  const number = setupSteps.indexOf(step) + 1;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView query={query} skeleton={<PanelSkeleton rows={4} />}>
        {({ list }) => (
          <Panel
            title={t(`${step}.title`)}
            text={`${t('step', { number, all: setupSteps.length })} · ${t(`${step}.text`)}`}
          >
            {step === 'look' ? (
              <LookStep onPublished={goOnAnew} onDone={goOn} />
            ) : (
              <StepForm
                key={step}
                step={step}
                settings={list}
                onSaved={step === 'shop' ? goOnAnew : goOn}
                onSkipped={goOn}
              />
            )}
          </Panel>
        )}
      </QueryView>
    </>
  );
}
