import type { Messages } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { focusFirst, focusPath } from '#components/ui/hooks/focus-path.ts';
import { CheckIcon, CloseIcon } from '#components/ui/icons.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { ownUnitWord } from '#lib/i18n/unit-words.ts';
import { isFaulty } from '../member/basket/chosen-lines.ts';
import { quotationPaths } from '../quotation-paths.ts';
import styles from './added-panel.module.css';

export interface AddedBasket {
  no: string;
  items: readonly QuotationItem[];
}

type Words = Messages['quotation']['storefront'] & { units: Messages['ui']['units']; locale: Locale };

interface AddedPanelProps {
  item: QuotationItem;
  basket: AddedBasket;
  words: Words;
  onClose: () => void;
}

/** What was just added, and the two ways on. It stands above the page and keeps nobody from it. */
export function AddedPanel({ item, basket, words, onClose }: AddedPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = focusPath(document.activeElement);
    panel.current?.showPopover();
    panel.current?.querySelector('h2')?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', onKey);
    // Whoever goes on to another page, or back, leaves it behind.
    addEventListener('popstate', onClose);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('popstate', onClose);
      if (panel.current?.contains(document.activeElement)) focusFirst(opener);
    };
  }, [onClose]);
  return (
    <section ref={panel} popover="manual" role="dialog" aria-label={words.added} className={styles.panel}>
      <div className={styles.head}>
        <h2 tabIndex={-1}>
          <CheckIcon />
          {words.added}
        </h2>
        <button type="button" aria-label={words.addedClose} className={styles.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <Line item={item} words={words} />
      <Ways basket={basket} words={words} onClose={onClose} />
    </section>
  );
}

function Line({ item, words }: Pick<AddedPanelProps, 'item' | 'words'>) {
  const { name, picture, qty, unit, variant_text: variant, result, amount } = item;
  return (
    <div className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="72px" isDecorative />
      </div>
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        {variant && <p className="text-ink-2 text-14">{variant}</p>}
        <p className="text-ink-2 text-14">
          {qty} {ownUnitWord(words.locale, unit) ?? words.units[unit as keyof typeof words.units]} ·{' '}
          {result === 'needs_quote' ? words.addedQuote : formatMoney(words.locale, amount)}
        </p>
      </div>
    </div>
  );
}

/** Every line that can be ordered now is checked out; where none can, the basket is the only way. */
function Ways({ basket: { no, items }, words, onClose }: Pick<AddedPanelProps, 'basket' | 'words' | 'onClose'>) {
  const orderable = items.filter((item) => item.result === 'auto_price' && !isFaulty(item)).map(({ id }) => id);
  return (
    <div className={styles.ways}>
      <ButtonLink look="secondary" href={quotationPaths.list} onClick={onClose}>
        {words.addedView.replace('{count}', String(Math.max(1, items.length)))}
      </ButtonLink>
      {orderable.length > 0 && (
        <ButtonLink look="accent" href={quotationPaths.orderLines(no, orderable)} onClick={onClose}>
          {words.addedCheckout.replace('{count}', String(orderable.length))}
        </ButtonLink>
      )}
    </div>
  );
}
