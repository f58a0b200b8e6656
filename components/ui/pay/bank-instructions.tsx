'use client';

import { useTranslations } from 'next-intl';
import { CopyButton } from '../facts/copy-button.tsx';
import { CopyLines } from '../facts/copy-lines.tsx';
import { Panel } from '../page/panel.tsx';

const keys = ['holder', 'bank', 'account', 'amount', 'reference'] as const;

interface BankInstructionsProps {
  /** The shop's account, and what to write. */
  instructions: Record<string, string>;
  amount: string;
}

/** Where to transfer, and what to write so that the money is found; each line can be copied. */
export function BankInstructions({ instructions, amount }: BankInstructionsProps) {
  const t = useTranslations('ui.bank');
  const values: Record<string, string> = { ...instructions, amount };
  const lines = keys.flatMap((key) =>
    values[key] ? [{ key, label: t(key), value: values[key], isMain: key === 'reference' }] : [],
  );
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
      <CopyLines lines={lines} copyLabel={(what) => t('copy', { what })} />
    </Panel>
  );
}
