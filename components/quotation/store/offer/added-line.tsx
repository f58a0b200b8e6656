'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { useUnitOptions } from '#components/work/forms/use-unit-options.ts';
import { fulfilments } from '#lib/contract/catalogue/shop-records.ts';
import type { LineProps } from './line-fields.tsx';
import { LineFields } from './line-fields.tsx';
import styles from './offer.module.css';
import { OfferField } from './offer-field.tsx';
import lines from './offer-lines.module.css';
import { OfferSelect } from './offer-select.tsx';

/** Something the customer did not name, in the seller's words. */
export function AddedLine({ line, onRemove, ...rest }: LineProps & { onRemove: () => void }) {
  const t = useTranslations('quotationStore.offer');
  const units = useUnitOptions(line.unit);
  const { faults, onChange } = rest;
  return (
    <li>
      <div className={`stack-12 content-start min-w-0 ${lines.requested}`}>
        <p className="wrap-8 items-center">
          <Chip tone="primary">{t('added')}</Chip>
          <button type="button" className={styles.small} onClick={onRemove}>
            {t('remove')}
          </button>
        </p>
        <OfferField
          field={`name:${line.key}`}
          label={t('name')}
          value={line.name}
          maxLength={160}
          faults={faults}
          onChange={(name) => onChange({ ...line, name })}
        />
        <div className="stack-12 grid-cols-2">
          <OfferSelect
            id={`offer-unit-${line.key}`}
            label={t('unit')}
            value={line.unit}
            options={units}
            onChange={(unit) => onChange({ ...line, unit })}
          />
          <OfferSelect
            id={`offer-fulfilment-${line.key}`}
            label={t('fulfilment')}
            value={line.fulfilment}
            options={fulfilments.map((kind) => ({ value: kind, label: t(`fulfilments.${kind}`) }))}
            onChange={(fulfilment) => onChange({ ...line, fulfilment })}
          />
        </div>
      </div>
      <LineFields line={line} unit={line.unit} {...rest} />
    </li>
  );
}
