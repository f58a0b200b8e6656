'use client';

import { useTranslations } from 'next-intl';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { OrderSummary } from '#lib/api/orders/member-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { CaseLink } from './case-link.tsx';
import { namedCases } from './line-cases.ts';

interface OrderAftersaleProps {
  order: OrderSummary;
  /** Until when something can be requested is said, too. */
  isUntilSaid?: boolean;
}

/** The requests of an order that are open, or the last one, and until when another one can be made. */
export function OrderAftersale({ order, isUntilSaid = false }: OrderAftersaleProps) {
  const t = useTranslations('orders.aftersales');
  const { cases, aftersale, deadline, fulfilment } = order;
  const named = namedCases(cases);
  // The clock of the order says the same where it is that of after-sales.
  const until = isUntilSaid && deadline?.key !== 'aftersale' ? aftersale?.until : undefined;
  if (named.length === 0 && !until) return null;
  return (
    <div className="stack-4">
      {named.map((each) => (
        <CaseLink key={each.no} named={each} fulfilment={fulfilment} isNumbered />
      ))}
      {until && (
        <p>
          <Unbroken>{t('until', { time: formatTime(until, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>
        </p>
      )}
    </div>
  );
}
