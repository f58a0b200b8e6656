'use client';

import { useTranslations } from 'next-intl';
import { ProgressList } from '#components/ui/facts/progress-list.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import type { StepName } from '../../case-states.ts';
import { caseSteps } from './case-steps.ts';

/** The way of the request; the words of a step fit what is sent. */
export function CaseProgress({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.steps');
  const isService = detail.fulfilment === 'service';
  const nameOf = (name: StepName) => t(isService && name === 'reship' ? 'redo' : name);
  const steps = caseSteps(detail).map((step) => ({
    ...step,
    title: nameOf(step.name),
    stateName: t(`states.${step.state}`),
  }));
  return <ProgressList label={t('label')} steps={steps} />;
}
