'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from './apply.module.css';
import { ApplyForm } from './apply-form.tsx';
import { type ApplyOptions, canBeChosen } from './apply-values.ts';
import { ClosedLine } from './closed-line.tsx';

interface ApplyScreenProps {
  /** Of the order. */
  no: string | undefined;
  /** The line somebody comes from. */
  line: number | undefined;
}

/** Asks for after-sales service for an order, or for some of it. */
export function ApplyScreen({ no, line }: ApplyScreenProps) {
  return no ? <Apply no={no} line={line} /> : <Missing />;
}

function Apply({ no, line }: { no: string; line: number | undefined }) {
  const t = useTranslations('aftersalesMember.apply');
  const query = useQuery(apiQuery('/api/aftersale/options', { no }));
  if (isNotOffered(query.error) || query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={t('title')}>
        <PageLink href={orderPaths.order(no)}>{t('order', { no })}</PageLink>
      </PageHeader>
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {(options) =>
          options.lines.some(canBeChosen) ? (
            <ApplyForm options={options} line={line} />
          ) : (
            <NothingToAskFor options={options} />
          )
        }
      </QueryView>
    </>
  );
}

/** Each line says why. */
function NothingToAskFor({ options }: { options: ApplyOptions }) {
  const t = useTranslations('aftersalesMember.apply');
  return (
    <Panel title={t('nothing')} text={t('nothingText')}>
      <ul className={styles.lines}>
        {options.lines.map((line) => (
          <li key={line.id}>
            <ClosedLine line={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Missing() {
  const t = useTranslations('aftersalesMember.apply');
  return (
    <MissingRecord
      heading={t('title')}
      title={t('missing')}
      text={t('missingText')}
      back={{ href: orderPaths.list, label: t('toOrders') }}
    />
  );
}
