'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { versionQuery } from '#lib/api/quotation/member-quotations.ts';
import type { QuotationVersion } from '#lib/contract/quotation/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './compare.module.css';
import { type ComparedLine, compareVersions, type LineChange } from './compare-versions.ts';
import { ComparedRows } from './compared-rows.tsx';
import { useFactWords } from './line-comparison.tsx';

interface VersionComparisonProps {
  no: string;
  left: number;
  right: number;
  /** Reads one version for who looks. */
  read: (n: number) => ReturnType<typeof versionQuery>;
  /** Where the quotation itself is. */
  backHref: string;
}

/** Two versions of a quotation side by side, the differences marked. */
export function VersionComparison({ no, left, right, read, backHref }: VersionComparisonProps) {
  const t = useTranslations('quotation.compare');
  const [one, other] = [useQuery(read(left)), useQuery(read(right))];
  return (
    <>
      <PageHeader title={t('versionsTitle', { left, right })} text={no}>
        <ButtonLink look="secondary" href={backHref}>
          {t('toQuotation')}
        </ButtonLink>
      </PageHeader>
      <QueryView query={one} skeleton={<ListSkeleton />}>
        {(before) => (
          <QueryView query={other} skeleton={<ListSkeleton />}>
            {(after) => <Versions before={before} after={after} />}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

function Versions({ before, after }: { before: QuotationVersion; after: QuotationVersion }) {
  const t = useTranslations('quotation.compare');
  const [isOnlyDifferent, setOnlyDifferent] = useState(true);
  const { lines, facts, differences } = compareVersions(before, after);
  const { labelOf } = useFactWords();
  const show = useVersionValue();
  const shown = <Row extends { isDifferent: boolean }>(rows: readonly Row[]) =>
    isOnlyDifferent ? rows.filter((row) => row.isDifferent) : rows;
  const ofOffer = facts.filter(({ isDifferent }) => isDifferent).length;
  const names = { left: t('version', { n: before.n }), right: t('version', { n: after.n }) };
  const only = (
    <label className={styles.only}>
      <input type="checkbox" checked={isOnlyDifferent} onChange={() => setOnlyDifferent(!isOnlyDifferent)} />
      {t('onlyDifferent')}
    </label>
  );
  return (
    <div className="stack-24 grid-cols-1">
      <Panel title={t('offer')} text={t('differences', { count: ofOffer })} actions={only} isFlush>
        <ComparedRows caption={t('offer')} {...names} rows={shown(facts)} labelOf={labelOf} show={show} />
      </Panel>
      <Panel title={t('lines')} text={t('differences', { count: differences - ofOffer })} isFlush>
        {lines
          .filter(({ change }) => !isOnlyDifferent || change !== 'same')
          .map((line) => (
            <section key={line.key}>
              <LineTitle line={line} />
              <ComparedRows caption={line.name} {...names} rows={shown(line.rows)} labelOf={labelOf} show={show} />
            </section>
          ))}
      </Panel>
    </div>
  );
}

const tones: Record<LineChange, 'neutral' | 'warning' | 'success' | 'error'> = {
  same: 'neutral',
  changed: 'warning',
  added: 'success',
  removed: 'error',
};

function LineTitle({ line: { name, change } }: { line: ComparedLine }) {
  const t = useTranslations('quotation.compare.changes');
  return (
    <h3 className={styles.line}>
      {name}
      <Chip tone={tones[change]}>{t(change)}</Chip>
    </h3>
  );
}

/** How the facts of an offer read. */
function useVersionValue() {
  const t = useTranslations('quotation.offer');
  const { show } = useFactWords();
  return (key: string, value: string) => {
    if (key === 'tax_mode') return t(`tax.${value as QuotationVersion['tax_mode']}`);
    if (key === 'lead_days') return t('days', { count: Number(value) });
    return key === 'valid_until' ? formatTime(Number(value), '', 'yyyy-mm-dd hh:MM') : show(key, value);
  };
}
