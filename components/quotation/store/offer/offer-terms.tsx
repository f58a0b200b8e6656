'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Panel } from '#components/ui/page/panel.tsx';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './offer.module.css';
import { changesOfTerms } from './offer-changes.ts';
import { OfferField } from './offer-field.tsx';
import type { OfferPartsProps } from './offer-lines.tsx';
import { OfferSelect } from './offer-select.tsx';
import { toBasisPoints } from './offer-sums.ts';
import { dayAfter, type TermField } from './offer-values.ts';

type TextField = Exclude<TermField, 'taxMode'>;

const optional: ReadonlySet<TextField> = new Set(['leadDays', 'paymentTerms', 'terms', 'note']);

/** Terms of the offer: what is short side by side, what is long below each other. */
export function OfferTerms({ templates, ...parts }: OfferPartsProps & { templates: ReactNode }) {
  const t = useTranslations('quotationStore.offer');
  const { values, onChange } = parts;
  const fieldOf = useTermField(parts);
  const hasDeposit = (toBasisPoints(values.depositPercent) ?? 1) > 0 || toBasisPoints(values.forfeitPercent) !== 0;
  return (
    <Panel title={t('terms')} actions={templates}>
      <div className={styles.terms}>
        <OfferField {...fieldOf('validUntil')} type="date" help={<ValidDays onChange={onChange} />} />
        <OfferField {...fieldOf('leadDays')} type="whole" />
        <TaxMode {...parts} />
        <OfferField {...fieldOf('freight')} type="decimal" />
        <OfferField {...fieldOf('discount')} type="decimal" />
        <OfferField {...fieldOf('depositPercent')} type="decimal" after="%" help={t('help.depositPercent')} />
        {hasDeposit && (
          <OfferField {...fieldOf('forfeitPercent')} type="decimal" after="%" help={t('help.forfeitPercent')} />
        )}
        <OfferField {...fieldOf('paymentTerms')} type="lines" maxLength={500} isWide />
        <OfferField {...fieldOf('terms')} type="lines" maxLength={2000} isWide />
        <OfferField {...fieldOf('note')} type="lines" maxLength={500} isWide />
      </div>
    </Panel>
  );
}

/** What every field of a term is given, and what it said in the offer before. */
function useTermField({ values, previous, faults, onChange }: OfferPartsProps) {
  const t = useTranslations('quotationStore.offer');
  const locale = useLocale();
  const changes = changesOfTerms(values, previous);
  const wordsOf = (field: TextField, text: string) => {
    if (text === '') return t('nothing');
    if (field === 'freight' || field === 'discount') return formatMoney(locale, text);
    return field === 'depositPercent' || field === 'forfeitPercent' ? `${text}%` : text;
  };
  return (field: TextField) => {
    const before = changes[field];
    return {
      field,
      label: optional.has(field) ? t('optional', { label: t(`fields.${field}`) }) : t(`fields.${field}`),
      value: values[field],
      faults,
      onChange: (value: string) => onChange({ [field]: value }),
      ...(before !== undefined && { before: wordsOf(field, before) }),
    };
  };
}

const usualDays = [7, 15, 30] as const;

function ValidDays({ onChange }: Pick<OfferPartsProps, 'onChange'>) {
  const t = useTranslations('quotationStore.offer');
  return (
    <>
      {t('help.validUntil')}
      <span className="row-12">
        {usualDays.map((days) => (
          <button
            key={days}
            type="button"
            className={styles.small}
            onClick={() => onChange({ validUntil: dayAfter(days, Date.now()) })}
          >
            {t('inDays', { days })}
          </button>
        ))}
      </span>
    </>
  );
}

function TaxMode({ values, previous, onChange }: OfferPartsProps) {
  const t = useTranslations('quotationStore.offer');
  const words = useTranslations('quotation.offer.tax');
  const isChanged = previous !== undefined && previous.tax_mode !== values.taxMode;
  return (
    <OfferSelect
      id="offer-taxMode"
      label={t('fields.taxMode')}
      value={values.taxMode}
      options={(['included', 'excluded'] as const).map((value) => ({ value, label: words(value) }))}
      onChange={(taxMode) => onChange({ taxMode })}
      note={isChanged && <span className={styles.before}>{t('before', { value: words(previous.tax_mode) })}</span>}
    />
  );
}
