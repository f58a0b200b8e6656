'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePermission } from '#components/layout/member-context.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import type { OrderCase } from '#lib/contract/orders/member-orders.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import styles from './seller-cases.module.css';
import { useSellerFrame } from './seller-side.ts';

interface SellerCasesProps {
  order: SellerOrderDetail;
  /** Opens another one, for who may. */
  tool?: ReactNode;
}

/** After-sales requests about the order, each with the way to it; nothing where there is none and none can be opened. */
export function SellerCases({ order: { cases, lines, fulfilment }, tool }: SellerCasesProps) {
  const t = useTranslations('ordersStore.detail.cases');
  if (cases.length === 0 && !tool) return null;
  const goodsOf = ({ line_ids: ids }: OrderCase) => lines.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <Panel title={t('title')} actions={tool} isFlush>
      {cases.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.cases}>
          {cases.map((each) => (
            <li key={each.no}>
              <Case summary={each} isOfService={fulfilment === 'service'} goods={goodsOf(each)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface CaseProps {
  summary: OrderCase;
  isOfService: boolean;
  goods: string[];
}

function Case({ summary: { no, type, status, is_open: isOpen }, isOfService, goods }: CaseProps) {
  const t = useTranslations('aftersales');
  const words = useTranslations('ordersStore.detail.cases');
  const { cases } = useSellerFrame().side;
  const isPermitted = usePermission();
  const wordsOf = (kind: 'type' | 'status', value: string) => {
    const ofService = kind === 'type' ? `serviceTypes.${value}` : `serviceStatuses.${value}`;
    const ofGoods = kind === 'type' ? `types.${value}` : `statuses.${value}`;
    return (isOfService ? findWords(t, ofService) : undefined) ?? findWords(t, ofGoods) ?? value;
  };
  return (
    <div className={styles.case}>
      <p className={`wrap-0-12 font-semibold ${styles.name}`}>
        {isPermitted(cases.permission) ? <PageLink href={cases.href(no)}>{no}</PageLink> : no}
        <span>{wordsOf('type', type)}</span>
      </p>
      <p className="text-ink-2 wrap-anywhere">{goods.join(words('and'))}</p>
      <Chip tone={isOpen ? 'warning' : 'neutral'}>{wordsOf('status', status)}</Chip>
    </div>
  );
}
