'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import styles from './actions.module.css';
import type { ReceivedFault, TypedQuantities } from './received-lines.ts';

interface QuantityFieldsProps {
  lines: SellerCaseDetail['lines'];
  typed: Readonly<Record<number, TypedQuantities>>;
  fault: ReceivedFault | undefined;
  onChange: (line: number, part: Partial<TypedQuantities>) => void;
}

/** How many of each came back, and how many of those can be sold again. */
export function QuantityFields({ lines, typed, fault, onChange }: QuantityFieldsProps) {
  const t = useTranslations('aftersalesStore.actions.receive');
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (fault) box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  return (
    <fieldset ref={box} className={styles.quantities}>
      <legend className="visually-hidden">{t('quantities')}</legend>
      {lines.map((line) => {
        const { line_id: id, name, spec_text: spec, qty } = line;
        const { received = '', resellable = '' } = typed[id] ?? {};
        const wrong = fault?.line === id ? fault.field : undefined;
        return (
          <div key={id} className={styles.quantityRow}>
            <p className="wrap-anywhere grid">
              {name}
              {spec && <span className="hint">{spec}</span>}
            </p>
            <div className={`stack-12 grid-cols-2 ${styles.pair}`}>
              <Quantity
                label={t('came', { qty })}
                text={received}
                fault={wrong === 'received' ? t('cameFault', { qty }) : undefined}
                onChange={(text) => onChange(id, { received: text })}
              />
              <Quantity
                label={t('good')}
                text={resellable}
                fault={wrong === 'resellable' ? t('goodFault') : undefined}
                onChange={(text) => onChange(id, { resellable: text })}
              />
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

interface QuantityProps {
  label: string;
  text: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

function Quantity({ label, text, fault, onChange }: QuantityProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        value={text}
        error={Boolean(fault)}
        placeholder="0"
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          input: {
            inputMode: 'numeric',
            maxLength: 6,
            autoComplete: 'off',
            'aria-invalid': Boolean(fault),
            'aria-describedby': `${id}-note`,
          },
        }}
      />
      <p id={`${id}-note`} role="alert" className={`fault ${styles.fault}`}>
        {fault}
      </p>
    </div>
  );
}
