'use client';

import { useTranslations } from 'next-intl';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { Recharge } from '#lib/api/recharge.ts';
import styles from './recharge.module.css';

const keys = ['holder', 'bank', 'account', 'amount', 'reference'] as const;

/** Where to transfer, and what to write so that the money is found; each line can be copied. */
export function BankInstructions({ recharge: { instructions, amount } }: { recharge: Recharge }) {
  const t = useTranslations('wallet.recharge.bank');
  const values: Record<string, string> = { ...instructions, amount };
  const lines = keys.flatMap((key) => (values[key] ? [{ key, label: t(key), value: values[key] }] : []));
  return (
    <Panel
      title={t('title')}
      text={t('text')}
      actions={
        <CopyButton
          text={lines.map(({ label, value }) => `${label}: ${value}`).join('\n')}
          label={t('copyAll')}
          isLabelShown
        />
      }
    >
      <dl className={styles.lines}>
        {lines.map(({ key, label, value }) => (
          <div key={key} data-main={key === 'reference' ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <CopyButton text={value} label={t('copy', { what: label })} />
          </div>
        ))}
      </dl>
    </Panel>
  );
}
