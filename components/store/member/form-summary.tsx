'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { StoreApplication } from '#lib/api/store/member-application.ts';
import type { StoreApplicationDraft, StoreApplicationField } from '#lib/contract/store/application-form.ts';
import { useAreaName } from '../fields/use-areas.ts';
import { isAreaBelow, type Step, stepFields, steps } from './application-steps.ts';
import styles from './form-summary.module.css';
import { useFieldText } from './use-field-text.ts';

interface FormSummaryProps {
  form: StoreApplicationDraft;
  licence: StoreApplication['licence_file'];
  /** Leads back to a part; without it there is nothing to change. */
  onEdit?: (step: Step) => void;
}

/** Fields told by another line, or not worth one. */
const untold = new Set<StoreApplicationField>(['licence_long_term', 'agreed']);

/** What was typed, read-only, part by part. */
export function FormSummary({ form, licence, onEdit }: FormSummaryProps) {
  const t = useTranslations('storeEntry.entry');
  return (
    <div className={`stack-24 ${styles.summary}`}>
      {steps
        .filter((step) => step !== 'review')
        .map((step) => (
          <section key={step}>
            <div className={styles.head}>
              <h3>{t(`steps.${step}`)}</h3>
              {onEdit && (
                <Button look="quiet" size="small" onClick={() => onEdit(step)}>
                  {t('review.edit')}
                  <span className="visually-hidden">{t(`steps.${step}`)}</span>
                </Button>
              )}
            </div>
            <dl>
              {stepFields[step]
                .filter((name) => !untold.has(name) && !isAreaBelow(name))
                .map((name) => (
                  <Line key={name} name={name} form={form} licence={licence} />
                ))}
            </dl>
          </section>
        ))}
    </div>
  );
}

function Line({ name, form, licence }: { name: StoreApplicationField } & Omit<FormSummaryProps, 'onEdit'>) {
  const t = useTranslations('storeFields');
  const textOf = useFieldText();
  const isArea = name === 'province_id';
  const text = isArea ? <AreaName form={form} /> : textOf(name, form);
  return (
    <div className={name === 'intro' ? 'col-span-full' : undefined}>
      <dt>{isArea ? t('area') : t(`fields.${name}`)}</dt>
      <dd>
        {name === 'licence' && licence && form.licence ? (
          <a href={licence.link} target="_blank" rel="noreferrer">
            {licence.name}
            <span className="visually-hidden">{t('file.newTab')}</span>
          </a>
        ) : (
          text || <None />
        )}
      </dd>
    </div>
  );
}

function AreaName({ form }: Pick<FormSummaryProps, 'form'>) {
  return useAreaName(form) ?? <None />;
}

function None() {
  const t = useTranslations('storeEntry.entry.review');
  return <span className="text-ink-3">{t('none')}</span>;
}
