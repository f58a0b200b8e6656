'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { useAmounts } from '#components/ui/hooks/use-unit-words.ts';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { OperatorProduct } from '#lib/api/catalogue/desk-products.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { ownTextFirst, textIn } from '#lib/i18n/texts.ts';
import { deskProductPaths } from '../product-paths.ts';
import { statusTones } from '../status-tones.ts';
import styles from './products.module.css';

export type OnlyVariant = NonNullable<OperatorProduct['variant']>;

/** What is changed without leaving the list. */
export interface QuickEdit {
  what: 'price' | 'stock';
  product: OperatorProduct;
  variant: OnlyVariant;
}

export function useProductColumns(onQuick: (quick: QuickEdit) => void): WorkColumn<OperatorProduct>[] {
  const t = useTranslations('catalogueDesk.products');
  const format = useFormatter();
  return [
    { key: 'name', label: t('columns.name'), isMain: true, sort: 'name', cell: (row) => <Name row={row} /> },
    {
      key: 'kind',
      isSpare: true,
      label: t('columns.kind'),
      cell: ({ kind }) => <span className="whitespace-nowrap">{t(`kind.${kind}`)}</span>,
    },
    { key: 'category', label: t('columns.category'), cell: ({ category }) => category.name },
    {
      key: 'status',
      label: t('columns.status'),
      cell: ({ status, is_address_own: isOwn }) => (
        <span className={styles.chips}>
          <Chip tone={statusTones[status]}>{t(`status.${status}`)}</Chip>
          {isOwn && <Chip tone="warning">{t('addressOwn')}</Chip>}
        </span>
      ),
    },
    {
      key: 'price',
      label: t('columns.price'),
      align: 'end',
      sort: 'price',
      sortFirst: 'ascending',
      cell: (row) => <PriceCell row={row} onQuick={onQuick} />,
    },
    {
      key: 'stock',
      label: t('columns.stock'),
      align: 'end',
      sort: 'stock',
      sortFirst: 'ascending',
      cell: (row) => <StockCell row={row} onQuick={onQuick} />,
    },
    { key: 'sold', label: t('columns.sold'), align: 'end', sort: 'sold', cell: ({ sold }) => format.number(sold) },
    {
      key: 'changed',
      label: t('columns.changed'),
      sort: 'changed',
      sortFirst: 'descending',
      cell: ({ update_time: time }) => formatTime(time, '', 'yyyy-mm-dd hh:MM'),
    },
    {
      key: 'id',
      label: t('columns.id'),
      sort: 'id',
      sortFirst: 'descending',
      align: 'end',
      isHiddenAtFirst: true,
      cell: ({ id }) => id,
    },
  ];
}

function Name({ row: { id, name, slug, picture, variant } }: { row: OperatorProduct }) {
  const locale = useLocale();
  const shown = textIn(name, locale) || slug;
  const other = ownTextFirst(name, locale)
    .others.map(({ text }) => text)
    .filter(Boolean)
    .join(' · ');
  return (
    <span className="row-12 items-center min-w-0">
      <span className={styles.thumb}>
        <Picture picture={picture} sizes="40px" isDecorative />
      </span>
      <span className={`min-w-0 grid ${styles.words}`}>
        <PageLink href={deskProductPaths.edit(id)}>{shown}</PageLink>
        <span className="caption font-normal">{variant?.sku ?? (other === shown ? slug : other || slug)}</span>
      </span>
    </span>
  );
}

interface QuickCellProps {
  row: OperatorProduct;
  onQuick: (quick: QuickEdit) => void;
}

/** Several variants have prices of their own: those are changed in the editor. */
function PriceCell({ row, onQuick }: QuickCellProps) {
  const t = useTranslations('catalogueDesk.products');
  const locale = useLocale();
  const mayEdit = useHeldNode()('operator/product/edit');
  const amounts = useAmounts();
  const { price, is_price_from: isFrom, variant, start } = row;
  if (start) {
    const pieces = amounts(start.unit, { count: start.quantity });
    return t('priceStart', { price: formatMoney(locale, start.amount), pieces });
  }
  if (price === null) return t(row.pricing === 'quote' ? 'onRequest' : 'noPrice');
  const text = isFrom ? t('priceFrom', { price: formatMoney(locale, price) }) : formatMoney(locale, price);
  if (!variant || !mayEdit) return text;
  return (
    <button
      type="button"
      className={styles.quick}
      aria-label={t('changePrice', { price: text })}
      onClick={() => onQuick({ what: 'price', product: row, variant })}
    >
      {text}
    </button>
  );
}

function StockCell({ row, onQuick }: QuickCellProps) {
  const t = useTranslations('catalogueDesk.products');
  const format = useFormatter();
  const mayEdit = useHeldNode()('operator/product/edit');
  const { stock, is_stock_low: isLow, variant, variant_count: count } = row;
  if (count === 0) return '—';
  const text = stock === null ? t('madeToOrder') : format.number(stock);
  const shown = (
    <span className={isLow ? 'text-warning' : undefined}>{isLow ? t('stockLow', { stock: text }) : text}</span>
  );
  if (!variant || !mayEdit) return shown;
  return (
    <button
      type="button"
      className={styles.quick}
      aria-label={t('changeStock', { stock: text })}
      onClick={() => onQuick({ what: 'stock', product: row, variant })}
    >
      {shown}
    </button>
  );
}
