'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { keepLastCarrier, readLastCarrier } from '#components/work/parcels/last-carrier.ts';
import { carriersQuery, type SellerOrder } from '#lib/api/orders/store-orders.ts';
import type { CarrierCode } from '#lib/contract/orders/carriers.ts';
import {
  doubledNumbers,
  fillDown,
  newDrafts,
  type Parcel,
  type ParcelDraft,
  toParcels,
  type UnmatchedLine,
  withNumber,
} from './parcel-drafts.ts';
import styles from './ship-many.module.css';
import { ShipManyRow } from './ship-many-row.tsx';

interface ShipManyDialogProps {
  orders: readonly SellerOrder[];
  onGiven: (parcels: Parcel[]) => void;
  onClose: () => void;
}

/** Numbers for several orders at once, typed, scanned one after the other, or pasted as a column. */
export function ShipManyDialog({ orders, onGiven, onClose }: ShipManyDialogProps) {
  const t = useTranslations('ordersStore.actions.ship.many');
  const { data: carriers } = useQuery(carriersQuery());
  const numbers = useNumbers(orders, onGiven);
  const { drafts, change, unfilled } = numbers;
  const filled = drafts.filter(({ trackingNo }) => trackingNo.trim() !== '').length;
  const doubled = doubledNumbers(drafts);
  const form = { submit: numbers.submit, isSubmitting: false, alert: numbers.isEmpty ? t('none') : undefined };
  return (
    <FormDialog
      title={t('title', { count: orders.length })}
      text={<p>{t('text')}</p>}
      submit={t('do', { count: filled })}
      form={form}
      onClose={onClose}
    >
      <UnmatchedLines lines={numbers.unmatched} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields inside hear the key */}
      <div className="grid" onKeyDown={goOnWithEnter}>
        {drafts.map((draft, place) => (
          <ShipManyRow
            key={draft.no}
            order={orders[place]}
            draft={draft}
            carriers={carriers?.list ?? []}
            isWrong={numbers.faults.has(draft.no)}
            sameAs={doubled.get(draft.no)}
            contradicting={unfilled.get(draft.no)}
            onNumber={(text) => change(drafts.with(place, withNumber(draft, text)))}
            onCarrier={(carrier) => change(drafts.with(place, { ...draft, carrier, isCarrierChosen: true }))}
            onColumn={(text) => numbers.fill(place, text)}
          />
        ))}
      </div>
    </FormDialog>
  );
}

/** The numbers as they are typed or pasted, and what is wrong with them. */
function useNumbers(orders: readonly SellerOrder[], onGiven: (parcels: Parcel[]) => void) {
  const [drafts, setDrafts] = useState(() =>
    newDrafts(
      orders.map(({ no }) => no),
      usualCarrier(),
    ),
  );
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set());
  const [isEmpty, setEmpty] = useState(false);
  const [unfilled, setUnfilled] = useState<ReadonlyMap<string, number[]>>(new Map());
  const [unmatched, setUnmatched] = useState<UnmatchedLine[]>([]);
  const change = (next: readonly ParcelDraft[]) => {
    setDrafts([...next]);
    setFaults(new Set());
    setEmpty(false);
    setUnfilled(new Map());
  };
  const fill = (place: number, text: string) => {
    const { drafts: next, contradictions, unmatched: missed } = fillDown(drafts, place, text);
    change(next);
    setUnfilled(new Map(contradictions.map(({ no, lines }) => [no, lines])));
    setUnmatched(missed);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = toParcels(drafts);
    if ('faults' in read) return setFaults(read.faults);
    const last = read.parcels.at(-1);
    if (!last) return setEmpty(true);
    keepLastCarrier(last.carrier);
    onGiven(read.parcels);
  };
  return { drafts, change, fill, submit, faults, isEmpty, unfilled, unmatched };
}

/** So many are named; the others are counted. */
const mostNamed = 8;

/** What was pasted and went to no order, until the next paste. */
function UnmatchedLines({ lines }: { lines: UnmatchedLine[] }) {
  const t = useTranslations('ordersStore.actions.ship.many');
  const more = lines.length - mostNamed;
  return (
    <div role="status">
      {lines.length > 0 && (
        <div className={styles.unmatched}>
          <p>{t('unmatched', { count: lines.length })}</p>
          <ul>
            {lines.slice(0, mostNamed).map(({ line, text }) => (
              <li key={line}>{t('unmatchedLine', { line, text: text.slice(0, 80) })}</li>
            ))}
            {more > 0 && <li>{t('unmatchedMore', { count: more })}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}

/** One that is not on the list is named where a single order is sent. */
function usualCarrier(): CarrierCode {
  const last = readLastCarrier();
  return last && last !== 'other' ? last : 'sf';
}

/** A scanner ends each number with Enter: it goes on to the next one, and behind the last to the button. */
function goOnWithEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + 1];
  (next ?? event.target.form?.querySelector<HTMLElement>('button[type=submit]'))?.focus();
}
