'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Stack } from '#components/ui/facts/record-columns.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { CaseDetail, CaseLine } from '#lib/contract/aftersales/member-records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { paths } from '#lib/routes/paths.ts';
import { AttachedFiles } from '../../files/attached-files.tsx';
import styles from './case.module.css';

/** What it is about: the products, what was described, and the pictures that show it. */
export function LinesPanel({ detail: { lines, description, evidence } }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.detail');
  return (
    <Panel title={t('about')}>
      <Stack>
        <ul className="stack-12">
          {lines.map((line) => (
            <li key={line.line_id}>
              <Line line={line} />
            </li>
          ))}
        </ul>
        <div>
          <h3 className="caption font-semibold">{t('description')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{description || t('noDescription')}</p>
        </div>
        <AttachedFiles files={evidence} label={t('evidence')} />
      </Stack>
    </Panel>
  );
}

function Line({ line }: { line: CaseLine }) {
  const t = useTranslations('aftersalesMember.line');
  const locale = useLocale();
  const format = useFormatter();
  const { slug, name, spec_text: spec, qty, amount, exchange_text: exchange } = line;
  return (
    <div className={styles.line}>
      <span>
        <Picture picture={line.picture} sizes="64px" isDecorative className={styles.picture ?? ''} />
      </span>
      <div>
        <p className={`font-semibold wrap-anywhere ${styles.name}`}>
          {slug ? <PageLink href={paths.product(slug)}>{name}</PageLink> : name}
        </p>
        <p className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>
          {[spec, t('count', { qty: format.number(qty) })].filter(Boolean).join(' ')}
        </p>
        {exchange && (
          <p className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>{t('exchange', { version: exchange })}</p>
        )}
      </div>
      {amount !== '0.00' && <p className="font-semibold">{formatMoney(locale, amount)}</p>}
    </div>
  );
}
