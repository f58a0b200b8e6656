'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslations } from 'next-intl';
import { QuantityFields } from '#components/work/quantities/quantity-fields.tsx';
import type { QuantitiesFault, TypedQuantities } from '#components/work/quantities/read-quantities.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { leftOf } from './ship-parts.ts';

interface PartFieldsProps {
  lines: SellerOrderDetail['lines'];
  isPart: boolean;
  typed: TypedQuantities;
  fault: QuantitiesFault | undefined;
  onPart: (isPart: boolean) => void;
  onChange: (id: number, text: string) => void;
}

/** All that is left, or how many of each. */
export function PartFields({ lines, isPart, typed, fault, onPart, onChange }: PartFieldsProps) {
  const t = useTranslations('ordersStore.actions.ship');
  return (
    <div className="stack-8">
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
        <QuantityFields
          legend={t('part')}
          isLegendHidden
          lines={lines.map((line) => ({ ...line, most: leftOf(line) }))}
          typed={typed}
          fault={fault}
          words={{
            none: t('none'),
            left: (left) => t('left', { left }),
            tooMany: (left) => t('tooMany', { left }),
          }}
          onChange={onChange}
        />
      )}
    </div>
  );
}
