'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { useUnits } from '#components/ui/hooks/use-unit-words.ts';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { OrderLine } from '#lib/api/orders/member-orders.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './order-line-row.module.css';

interface OrderLineRowProps {
  line: OrderLine;
  /** Why it cannot be ordered. */
  problem?: string | undefined;
  /** Further facts, such as how much of it was sent. */
  children?: ReactNode;
}

/** One line of an order: what, how it is made, how many, and what that costs. */
export function OrderLineRow({ line, problem, children }: OrderLineRowProps) {
  const t = useTranslations('orders.line');
  const units = useUnits();
  const locale = useLocale();
  const format = useFormatter();
  const { name, slug, picture, spec, spec_text, unit, unit_price, qty, amount } = line;
  const price =
    unit_price === null ? t('lot') : t('unitPrice', { price: formatMoney(locale, unit_price), unit: units(unit) });
  return (
    <div className={styles.line} data-problem={problem ? '' : undefined}>
      <span>
        <Picture picture={picture} sizes="72px" isDecorative className={styles.picture ?? ''} />
      </span>
      <div className={styles.words}>
        <p className={`text-ink text-16 font-semibold ${styles.name}`}>
          {slug ? <PageLink href={paths.product(slug)}>{name}</PageLink> : name}
        </p>
        {spec.length > 0 ? <Specification spec={spec} summary={spec_text} /> : spec_text && <p>{spec_text}</p>}
        {children}
        {problem && (
          <p role="alert" className="text-error font-semibold">
            {problem}
          </p>
        )}
      </div>
      <p className={styles.count}>
        <span>{price}</span>
        <span>{t('count', { qty: format.number(qty) })}</span>
      </p>
      <p className={`text-16 font-semibold text-end ${styles.amount}`}>{formatMoney(locale, amount)}</p>
    </div>
  );
}

function Specification({ spec, summary }: { spec: OrderLine['spec']; summary: string }) {
  const t = useTranslations('orders.line');
  return (
    <Disclosure className={styles.spec}>
      <summary>
        <span>{summary || t('specification')}</span>
      </summary>
      <dl>
        {spec.map(({ key, label, value, depth }) => (
          <div key={key} data-depth={Math.min(depth, 3)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
