'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type BillingField, billingFields } from '#lib/contract/invoices/billing-labels.ts';
import { parseBillingText } from '#lib/contract/invoices/parse-billing-text.ts';
import type { Fill } from './title-values.ts';
import styles from './titles.module.css';
import type { TitleForm } from './use-title-form.ts';

const longestText = 1000;

/** What the last text did. */
interface Outcome {
  filled: BillingField[];
  differing: Fill;
  unplaced: string[];
}

/** Reads a company's billing text and fills the form with it. */
export function PasteBox({ paste, put }: Pick<TitleForm, 'paste' | 'put'>) {
  const t = useTranslations('invoices.paste');
  const id = useId();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const isPasting = useRef(false);
  const read = (written: string) => {
    const billing = parseBillingText(written);
    const { filled, differing } = paste(billing);
    setOutcome({ filled: namesOf(filled), differing, unplaced: billing.unplaced });
  };
  const change = (written: string) => {
    setText(written);
    if (isPasting.current && written.trim()) read(written);
    isPasting.current = false;
  };
  const replace = () => {
    if (!outcome) return;
    put(outcome.differing);
    setOutcome({ ...outcome, filled: [...outcome.filled, ...namesOf(outcome.differing)], differing: {} });
  };
  return (
    <Panel>
      <div className={`stack-8 ${styles.paste}`}>
        <label htmlFor={id}>{t('title')}</label>
        <OutlinedInput
          id={id}
          multiline
          minRows={3}
          maxRows={8}
          value={text}
          placeholder={t('help')}
          onPaste={() => {
            isPasting.current = true;
          }}
          onChange={(event) => change(event.target.value)}
          slotProps={{ input: { maxLength: longestText, spellCheck: false } }}
        />
        <div className={styles.pasteFoot}>
          <Button look="secondary" size="small" disabled={!text.trim()} onClick={() => read(text)}>
            {t('fill')}
          </Button>
          <div role="status" className={styles.outcome}>
            {outcome && <OutcomeText outcome={outcome} onReplace={replace} />}
          </div>
        </div>
      </div>
    </Panel>
  );
}

const namesOf = (fill: Fill): BillingField[] => billingFields.filter((name) => fill[name] !== undefined);

/** By name what was filled, what was typed before and stays, and what is to be placed manually. */
function OutcomeText({
  outcome: { filled, differing, unplaced },
  onReplace,
}: {
  outcome: Outcome;
  onReplace: () => void;
}) {
  const t = useTranslations('invoices');
  const list = (names: BillingField[]) => names.map((name) => t(`fields.${name}`)).join(t('paste.comma'));
  const kept = namesOf(differing);
  if (filled.length === 0 && kept.length === 0 && unplaced.length === 0) return <p>{t('paste.nothing')}</p>;
  return (
    <>
      {filled.length > 0 && <p>{t('paste.filled', { fields: list(filled) })}</p>}
      {kept.length > 0 && (
        <p>
          {t('paste.kept', { fields: list(kept) })}{' '}
          <Button look="quiet" size="small" onClick={onReplace}>
            {t('paste.replace')}
          </Button>
        </p>
      )}
      {unplaced.length > 0 && <p>{t('paste.unplaced', { texts: unplaced.join(t('paste.semicolon')) })}</p>}
    </>
  );
}
