'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import { Stack } from '#components/ui/facts/record-columns.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { CaseActions } from '../actions/case-actions.tsx';
import styles from './case.module.css';
import { ParcelLine } from './parcel-line.tsx';

/** Where the goods go back to, by which parcels, and what came of it. Not there while nothing is to be sent back. */
export function ReturnPanel({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.back');
  const { return_address: address, return_payer: payer, parcels, status } = detail;
  if (!address && parcels.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <Stack>
        {address && <ReturnAddress address={address} no={detail.no} />}
        {payer && <p className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>{t(`payer.${payer}`)}</p>}
        {status === 'awaiting_return' && (
          <p className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>{t('how')}</p>
        )}
        {parcels.length > 0 && (
          <ul className="stack-4">
            {parcels.map((parcel) => (
              <li key={`${parcel.carrier_code}-${parcel.tracking_no}`}>
                <ParcelLine parcel={parcel} />
              </li>
            ))}
          </ul>
        )}
        <CaseActions summary={detail} only={['send_back']} />
        <Received detail={detail} />
      </Stack>
    </Panel>
  );
}

function ReturnAddress({ address, no }: { address: NonNullable<CaseDetail['return_address']>; no: string }) {
  const t = useTranslations('aftersalesMember.back');
  const { receiver, mobile, line } = address;
  // As it is written on a label: who, how to reach them, where, and the number the parcel is known by.
  const label = [receiver, mobile, line, no].join('\n');
  return (
    <div className="stack-8 justify-items-start">
      <p>
        <strong>{receiver}</strong> {mobile}
      </p>
      <p>{line}</p>
      <p className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>{t('note', { no })}</p>
      <CopyButton text={label} label={t('copy')} isLabelShown />
    </div>
  );
}

/** What came back by quantity, once somebody has looked. */
function Received({ detail: { lines, received_note: note } }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.back');
  const format = useFormatter();
  const counted = lines.filter(({ received_qty: qty }) => qty !== null);
  if (counted.length === 0 && !note) return null;
  return (
    <div>
      <h3 className="caption font-semibold">{t('received')}</h3>
      <ul>
        {counted.map(({ line_id: id, name, qty, received_qty: received }) => (
          <li key={id}>
            {t('receivedLine', { name, received: format.number(received ?? 0), qty: format.number(qty) })}
          </li>
        ))}
      </ul>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
    </div>
  );
}
