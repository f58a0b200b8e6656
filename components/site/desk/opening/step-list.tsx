'use client';

import { useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { CheckIcon } from '#components/ui/icons.tsx';
import type { OpeningRecord } from '#lib/api/site/desk-opening.ts';
import styles from './step-list.module.css';
import { stepPlaces } from './step-places.ts';
import { TestMailButton } from './test-mail-button.tsx';

type Step = OpeningRecord['steps'][number];

interface StepListProps {
  steps: readonly Step[];
  canSendMail: boolean;
  /** What is done on this very page. */
  here?: Step['key'];
}

/** What is there and what is missing, each with why it matters and the way to where it is done. */
export function StepList({ steps, canSendMail, here }: StepListProps) {
  return (
    <ol className={styles.list}>
      {steps.map((step) => (
        <li key={step.key} data-done={step.is_done || undefined}>
          <Mark isDone={step.is_done} />
          <Words step={step} />
          {step.key !== here && <Way step={step} canSendMail={canSendMail} />}
        </li>
      ))}
    </ol>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  const t = useTranslations('siteOpening.steps');
  return (
    <span className={styles.mark}>
      {isDone && <CheckIcon size={16} />}
      <span className="visually-hidden">{t(isDone ? 'done' : 'open')}</span>
    </span>
  );
}

function Words({ step: { key, is_done: isDone } }: { step: Step }) {
  const t = useTranslations('siteOpening.steps');
  return (
    <span className="stack-2">
      <span className={styles.name}>{t(`${key}.name`)}</span>
      {!isDone && <span className="text-ink-2">{t(`${key}.why`)}</span>}
    </span>
  );
}

function Way({ step: { key, is_done: isDone }, canSendMail }: { step: Step; canSendMail: boolean }) {
  const t = useTranslations('siteOpening.steps');
  if (key === 'mail')
    return (
      canSendMail && (
        <Guarded node="operator/opening/mail">
          <TestMailButton />
        </Guarded>
      )
    );
  const place = stepPlaces[key];
  if (isDone || !place) return null;
  return (
    <ButtonLink href={place} look="secondary" size="small">
      {t('go')} <span className="visually-hidden">{t(`${key}.name`)}</span>
    </ButtonLink>
  );
}
