'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useStore } from 'zustand';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Price } from '#components/ui/facts/price.tsx';
import { useUnits } from '#components/ui/hooks/use-unit-words.ts';
import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { LineFacts } from '../../line-facts.tsx';
import { quotationPaths } from '../../quotation-paths.ts';
import { SaveMark } from '../draft/save-mark.tsx';
import styles from './basket.module.css';
import { LineNote } from './line-note.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { useQuickLine } from './use-quick-line.ts';

interface DraftLineProps {
  no: string;
  item: QuotationItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRemove: () => void;
  onCopy: () => void;
}

/** One line of a draft. Quantity, note and files are changed in place; a configuration has a page of its own. */
export function DraftLine({ no, item, isChosen, onChoose, onRemove, onCopy }: DraftLineProps) {
  const t = useTranslations('quotation.basket');
  const id = useId();
  const { values, change, saver, place } = useQuickLine(no, item);
  const refused = useStore(saver.store, (state) => state.faults);
  return (
    <li ref={place} className={styles.row} data-chosen={isChosen}>
      <input
        id={id}
        type="checkbox"
        className={styles.check}
        aria-label={t('choose', { name: item.name })}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <div className="stack-8 content-start grid-cols-1">
        <LineFacts item={item} />
        <Faults item={item} />
        <div className={styles.tools}>
          {item.kind === 'configured' && (
            <ButtonLink look="quiet" size="small" href={quotationPaths.line(no, item.id)}>
              {t('edit')}
              <span className="visually-hidden"> {item.name}</span>
            </ButtonLink>
          )}
          <LineNote values={values} onChange={change} name={item.name} />
          <Button look="quiet" size="small" onClick={onCopy}>
            {t('copy')}
            <span className="visually-hidden"> {item.name}</span>
          </Button>
          <Button look="quiet" size="small" onClick={onRemove}>
            {t('remove')}
            <span className="visually-hidden"> {item.name}</span>
          </Button>
        </div>
      </div>
      <div className={styles.figures}>
        <LineQuantity
          item={item}
          text={values.qtyText}
          refused={refused?.qty}
          onChange={(qtyText) => change({ qtyText })}
        />
        <LineAmount item={item} />
        <SaveMark saver={saver} />
      </div>
    </li>
  );
}

function LineAmount({ item }: { item: QuotationItem }) {
  const t = useTranslations('quotation.basket');
  const units = useUnits();
  const locale = useLocale();
  const { result, amount, unit_price: unitPrice, unit, target_price: target } = item;
  return (
    <div className={`justify-items-end text-end grid ${styles.amount}`}>
      {result === 'needs_quote' ? (
        <span className="text-accent font-semibold">{t('needsQuote')}</span>
      ) : (
        <>
          <Price locale={locale} amount={amount} />
          <small>
            {unitPrice === null ? t('lot') : t('each', { amount: formatMoney(locale, unitPrice), unit: units(unit) })}
          </small>
        </>
      )}
      {target && <small>{t('target', { amount: formatMoney(locale, target) })}</small>}
    </div>
  );
}

/** What stands in the way of this line, in the server's words. */
function Faults({ item: { faults, kind } }: { item: QuotationItem }) {
  const t = useTranslations('quotation.basket');
  const { item: whole, qty, ...answers } = faults;
  const count = Object.keys(answers).length;
  const sentences = [whole, qty && t('qtyFault', { fault: qty }), count > 0 && answersFault()].filter(Boolean);
  if (sentences.length === 0) return null;
  return <p className={styles.fault}>{sentences.join(' ')}</p>;

  function answersFault(): string {
    return kind === 'configured' ? t('answersMissing', { count }) : Object.values(answers).join(' ');
  }
}
