'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { useAmounts } from '#components/ui/hooks/use-unit-words.ts';
import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { LineFacts } from '../../line-facts.tsx';
import { LineFields, type LineProps } from './line-fields.tsx';
import styles from './offer.module.css';
import lines from './offer-lines.module.css';

interface RequestedLineProps extends LineProps {
  item: QuotationItem;
  /** No offer has been made yet: an amount that needs no seller is that of the list. */
  isFirst: boolean;
}

/** What was asked for, and what it is offered at. */
export function RequestedLine({ item, isFirst, line, ...rest }: RequestedLineProps) {
  const t = useTranslations('quotationStore.offer');
  const { onChange } = rest;
  const listed = listedAmount(item, isFirst);
  return (
    <li data-dropped={line.isDropped || undefined}>
      <div className={`stack-12 content-start min-w-0 ${lines.requested}`}>
        <LineFacts item={item} />
        <RequestedFigures item={item} listed={listed} onPrice={(price) => onChange({ ...line, price })} />
        <p className="wrap-8 items-center">
          {rest.change?.isNew && <Chip tone="primary">{t('newLine')}</Chip>}
          <button
            type="button"
            className={styles.small}
            onClick={() => onChange({ ...line, isDropped: !line.isDropped })}
          >
            {t(line.isDropped ? 'takeBack' : 'drop')}
          </button>
        </p>
      </div>
      {line.isDropped ? (
        <p className="self-center text-ink-2 text-14">{t('dropped')}</p>
      ) : (
        <LineFields line={line} unit={item.unit} listed={listed} {...rest} />
      )}
    </li>
  );
}

/** What the list asks for all of it; undefined where it has no price. */
function listedAmount(item: QuotationItem, isFirst: boolean): string | undefined {
  if (item.list_amount !== null) return item.list_amount;
  if (item.result === 'needs_quote' || item.kind === 'free') return undefined;
  return isFirst || item.breakdown.length > 0 ? item.amount : undefined;
}

interface FiguresProps {
  item: QuotationItem;
  listed: string | undefined;
  onPrice: (price: string) => void;
}

/** Quantity, the price of the list with what it is made of, and what the customer would pay. */
function RequestedFigures({ item, listed, onPrice }: FiguresProps) {
  const t = useTranslations('quotationStore.offer');
  const quantities = useAmounts();
  const locale = useLocale();
  const { qty, unit, target_price: target, breakdown, result, amount } = item;
  return (
    <div className={`wrap-4-16 items-center text-14 ${lines.figures}`}>
      <span>{t('askedQty', { quantity: quantities(unit, { count: qty }) })}</span>
      {listed && <span>{t('listed', { amount: formatMoney(locale, listed) })}</span>}
      {result === 'needs_quote' && (
        <span className="text-accent">
          {t(amount === '0.00' ? 'toBeNamed' : 'knownPart', { amount: formatMoney(locale, amount) })}
        </span>
      )}
      {target && (
        <span className="inline-row-4 items-center text-warning">
          {t('target', { amount: formatMoney(locale, target) })}
          <button type="button" className={styles.small} onClick={() => onPrice(target)}>
            {t('useTarget')}
          </button>
        </span>
      )}
      {breakdown.length > 0 && (
        <Disclosure className={lines.breakdown}>
          <summary>{t('breakdown')}</summary>
          <dl>
            {breakdown.map(({ label, question, amount: part }) => (
              <div key={`${question} ${label}`}>
                <dt>{question ? t('breakdownOf', { question, label }) : label}</dt>
                <dd>{formatMoney(locale, part)}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  );
}
