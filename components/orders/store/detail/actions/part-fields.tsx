'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import spec from '../spec-rows.module.css';
import form from './form.module.css';
import { leftOf, type PartsFault } from './ship-parts.ts';

interface PartFieldsProps {
  lines: SellerOrderDetail['lines'];
  isPart: boolean;
  typed: Readonly<Record<number, string>>;
  fault: PartsFault | undefined;
  onPart: (isPart: boolean) => void;
  onChange: (id: number, text: string) => void;
}

/** All that is left, or how many of each. */
export function PartFields({ lines, isPart, typed, fault, onPart, onChange }: PartFieldsProps) {
  const t = useTranslations('ordersStore.actions.ship');
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (fault) box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"], input')?.focus();
  }, [fault]);
  return (
    <div className={form.parts}>
      <RadioGroup
        row
        aria-label={t('what')}
        value={isPart ? 'part' : 'all'}
        onChange={(_, to) => onPart(to === 'part')}
      >
        <FormControlLabel value="all" control={<Radio />} label={t('all')} />
        <FormControlLabel value="part" control={<Radio />} label={t('part')} />
      </RadioGroup>
      {isPart && (
        <fieldset ref={box} className={form.quantities} aria-describedby={`${id}-none`}>
          <legend className="visually-hidden">{t('part')}</legend>
          {lines.map((line) => (
            <Quantity
              key={line.id}
              line={line}
              text={typed[line.id] ?? ''}
              isWrong={typeof fault === 'object' && fault.line === line.id}
              onChange={(text) => onChange(line.id, text)}
            />
          ))}
          <p id={`${id}-none`} role="alert" className={form.fault}>
            {fault === 'none' && t('none')}
          </p>
        </fieldset>
      )}
    </div>
  );
}

interface QuantityProps {
  line: SellerOrderDetail['lines'][number];
  text: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

function Quantity({ line, text, isWrong, onChange }: QuantityProps) {
  const t = useTranslations('ordersStore.actions.ship');
  const id = useId();
  const left = leftOf(line);
  return (
    <div className={form.quantityRow}>
      <label htmlFor={id}>
        <span>{line.name}</span>
        <span className={spec.size}>{line.spec_text}</span>
      </label>
      <div>
        <OutlinedInput
          id={id}
          size="small"
          value={text}
          error={isWrong}
          placeholder="0"
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            input: {
              inputMode: 'numeric',
              maxLength: 7,
              autoComplete: 'off',
              'aria-invalid': isWrong,
              'aria-describedby': `${id}-note`,
            },
          }}
        />
        <p id={`${id}-note`} className={isWrong ? form.fault : spec.size}>
          {t(isWrong ? 'tooMany' : 'left', { left })}
        </p>
      </div>
    </div>
  );
}
