'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { addressLine } from '#components/ui/facts/address-lines.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { QuotationDetail, TimelineEntry } from '#lib/contract/quotation/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { FileLinks } from '../../file-links.tsx';
import own from './quotation-facts.module.css';
import styles from './quotes.module.css';

type Facts = Pick<
  QuotationDetail,
  'current' | 'store_name' | 'need_by' | 'requirements' | 'address' | 'files' | 'signed_files'
>;

/** Terms of the offer, and what was asked for. Only what there is. */
export function FactsPanel({ quotation }: { quotation: Facts }) {
  const locale = useLocale();
  const t = useTranslations('quotation.offer');
  const { current, store_name: store, need_by: needBy, requirements, address, files, signed_files: papers } = quotation;
  const isOffer = current.author === 'seller';
  const facts: [key: string, label: string, value: ReactNode][] = [
    ['store', t('store'), store],
    ['valid', t('validUntil'), formatTime(current.valid_until, '', 'yyyy-mm-dd hh:MM')],
    ['lead', t('leadDays'), current.lead_days === null ? '' : t('days', { count: current.lead_days })],
    ['tax', t('taxMode'), isOffer ? t(`tax.${current.tax_mode}`) : ''],
    ['payment', t('paymentTerms'), current.payment_terms],
    ['terms', t('terms'), current.terms],
    ['note', t('note'), current.note],
    ['needBy', t('needBy'), needBy],
    ['requirements', t('requirements'), requirements],
    ['address', t('address'), address && `${address.receiver} ${addressLine(address, locale)}`.trim()],
    ['files', t('files'), files.length > 0 && <FileLinks files={files} />],
    ['papers', t('signedFiles'), papers.length > 0 && <FileLinks files={papers} />],
  ];
  const shown = facts.filter(([, , value]) => value);
  if (shown.length === 0) return null;
  return (
    <Panel title={t('factsTitle')}>
      <dl className={`stack-8 text-14 ${own.facts}`}>
        {shown.map(([key, label, value]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Unbroken>{value}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** What happened, newest first. An event without words of its own shows as the state it led to. */
export function TimelinePanel({ timeline }: { timeline: readonly TimelineEntry[] }) {
  const t = useTranslations('quotation.timeline');
  const statuses = useTranslations('quotation.statuses');
  if (timeline.length === 0) return null;
  const words = ({ event, status }: TimelineEntry) =>
    findWords(t, `events.${event}`) ?? findWords(statuses, status) ?? status;
  return (
    <Panel title={t('title')}>
      <ol className={`stack-16 text-14 ${own.timeline}`}>
        {timeline.map((entry) => (
          <li key={`${entry.time}-${entry.event}-${entry.status}`}>
            <span>{words(entry)}</span>
            {entry.reason && <span>{entry.reason}</span>}
            <span className={styles.note}>
              {entry.by === ''
                ? t(`actors.${entry.actor}`)
                : t('by', { side: t(`actors.${entry.actor}`), name: entry.by })}{' '}
              · <Unbroken>{formatTime(entry.time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
