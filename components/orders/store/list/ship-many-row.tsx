'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { SellerOrder } from '#lib/api/orders/store-orders.ts';
import { type CarrierCode, carrierCodes } from '#lib/contract/orders/carriers.ts';
import { useGoodsText } from './order-cells.tsx';
import type { ParcelDraft } from './parcel-drafts.ts';
import styles from './ship-many.module.css';

interface ShipManyRowProps {
  order: SellerOrder | undefined;
  draft: ParcelDraft;
  carriers: readonly { code: CarrierCode; name: string }[];
  isWrong: boolean;
  /** Another order that is given the same number. */
  sameAs: string | undefined;
  /** Lines of what was pasted that give this order different numbers. */
  contradicting: number[] | undefined;
  onNumber: (text: string) => void;
  onCarrier: (carrier: CarrierCode) => void;
  /** Several lines were pasted, or cells of a table. */
  onColumn: (text: string) => void;
}

/** One order: what it is, and what its parcel is found by. */
export function ShipManyRow(props: ShipManyRowProps) {
  const { order, draft, carriers, onCarrier } = props;
  const t = useTranslations('ordersStore.actions.ship.many');
  const { no, carrier } = draft;
  const goods = [useGoodsText(order?.lines ?? []), order?.city_name].filter(Boolean).join(' · ');
  return (
    <div className={styles.row}>
      <p className={styles.order}>
        <strong>{no}</strong>
        <span>{goods}</span>
      </p>
      <NumberField {...props} />
      <NativeSelect
        value={carrier}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': t('carrier', { no }), autoComplete: 'off' }}
        onChange={({ target }) => onCarrier(carrierCodes.find((code) => code === target.value) ?? carrier)}
      >
        {carriers
          .filter(({ code }) => code !== 'other')
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </NativeSelect>
    </div>
  );
}

type NumberFieldProps = Omit<ShipManyRowProps, 'order' | 'carriers' | 'onCarrier'>;

function NumberField({ draft, isWrong, sameAs, contradicting, onNumber, onColumn }: NumberFieldProps) {
  const t = useTranslations('ordersStore.actions.ship.many');
  const words = useTranslations('ui.tracked');
  const id = useId();
  const { no, trackingNo } = draft;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isElsewhere = document.activeElement?.getAttribute('aria-invalid') === 'true';
    if (isWrong && !isElsewhere) field.current?.focus();
  }, [isWrong]);
  return (
    <div>
      <OutlinedInput
        fullWidth
        size="small"
        inputRef={field}
        value={trackingNo}
        error={isWrong}
        placeholder={words('trackingNo')}
        onChange={({ target }) => onNumber(target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!/[\n\t]/.test(text.trim())) return;
          event.preventDefault();
          onColumn(text);
        }}
        slotProps={{
          input: {
            ...numberInput,
            'aria-label': t('trackingNo', { no }),
            'aria-invalid': isWrong,
            'aria-describedby': isWrong || sameAs || contradicting ? `${id}-note` : undefined,
          },
        }}
      />
      <NumberNote id={`${id}-note`} isWrong={isWrong} sameAs={sameAs} contradicting={contradicting} />
    </div>
  );
}

const numberInput = { maxLength: 200, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** The worst of what can be said of a number. */
function NumberNote({ id, isWrong, sameAs, contradicting }: { id: string } & Pick<NumberFieldProps, Doubt>) {
  const t = useTranslations('ordersStore.actions.ship.many');
  const words = useTranslations('ui.tracked');
  const format = useFormatter();
  if (!isWrong && !contradicting && !sameAs) return null;
  return (
    <p id={id} className={isWrong || contradicting ? styles.fault : styles.doubled}>
      {isWrong
        ? words('trackingHelp')
        : contradicting
          ? t('contradicting', { lines: format.list(contradicting.map(String)) })
          : t('sameAs', { no: sameAs ?? '' })}
    </p>
  );
}

type Doubt = 'isWrong' | 'sameAs' | 'contradicting';
