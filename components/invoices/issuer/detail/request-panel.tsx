'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { IssuerDetails } from '#lib/api/invoices/issuer-invoices.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import type { IssuerSide } from '../issuer-side.ts';
import styles from './detail.module.css';

/** Of which orders it is, and where it goes. */
export function RequestPanel({ side, invoice }: { side: IssuerSide; invoice: IssuerDetails }) {
  const t = useTranslations('invoicesStore.request');
  const locale = useLocale();
  const {
    orders,
    statements,
    note,
    mobile,
    mail_address: address,
    mail_carrier: carrier,
    mail_tracking: tracking,
  } = invoice;
  const may = useHeldNode();
  const parts = [
    ...orders.map((part) => ({ ...part, href: side.sourceHref(may, part.no, 'order') })),
    ...statements.map((part) => ({ ...part, href: side.sourceHref(may, part.no, 'statement') })),
  ];
  const place = address && [placeOf(address), address.receiver, address.mobile].filter(Boolean).join(' ');
  return (
    <Panel title={t('title')}>
      <ul className={styles.parts}>
        {parts.map(({ no, amount, href }) => (
          <li key={no}>
            {href ? <PageLink href={href}>{no}</PageLink> : no}
            <span>{formatMoney(locale, amount)}</span>
          </li>
        ))}
      </ul>
      <FactList
        facts={[
          { key: 'time', label: t('time'), value: formatTime(invoice.create_time, '', 'yyyy-mm-dd hh:MM') },
          ...(note ? [{ key: 'note', label: t('note'), value: note, isWide: true }] : []),
          ...(mobile ? [{ key: 'mobile', label: t('mobile'), value: mobile }] : []),
          ...(place ? [{ key: 'place', label: t('place'), value: place, isWide: true }] : []),
          ...(tracking ? [{ key: 'mail', label: t('mail'), value: `${carrier} ${tracking}` }] : []),
          ...relatives(invoice).map(({ key, no }) => ({
            key,
            label: t(key),
            value: <PageLink href={side.href(no)}>{no}</PageLink>,
          })),
        ]}
      />
    </Panel>
  );
}

const relatives = ({ replaces, replaced_by: replacedBy }: IssuerDetails) =>
  [
    { key: 'replaces' as const, no: replaces },
    { key: 'replacedBy' as const, no: replacedBy },
  ].filter(({ no }) => no !== '');

/** Carriers read it as one line. */
const placeOf = (place: NonNullable<IssuerDetails['mail_address']>): string =>
  [place.province_name, place.city_name, place.area_name, place.address].join('');
