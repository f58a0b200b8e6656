import { Picture } from '#components/ui/picture.tsx';
import type { Suggestion } from '#lib/contract/catalogue/shop-products.ts';
import { markHits } from './mark-hits.ts';
import { fill, type SuggestionWords } from './suggestion-words.ts';
import styles from './suggestions.module.css';

interface SuggestionOptionProps {
  found: Suggestion;
  /** The words it was found by. */
  query: string;
  words: SuggestionWords;
}

/** A product with its picture, where it is filed and what it costs; a category by its name alone. */
export function SuggestionOption({ found, query, words }: SuggestionOptionProps) {
  const name = markHits(found.name, query).map(({ text, isHit }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
    isHit ? <mark key={place}>{text}</mark> : text,
  );
  if (found.kind === 'category') {
    return (
      <span className={styles.words}>
        <span>{name}</span>
        <small>{words.category}</small>
      </span>
    );
  }
  return (
    <>
      <span className={styles.picture}>
        <Picture picture={found.picture} sizes="48px" isDecorative />
      </span>
      <span className={styles.words}>
        <span>{name}</span>
        <span className={styles.facts}>
          <small>{found.category}</small>
          <span className="text-ink-2">{priceOf(found, words)}</span>
        </span>
      </span>
    </>
  );
}

const shownMoney = (amount: string) => `¥${Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`;

/** As cards say it: for one, or for the smallest order where that is more. */
function priceOf({ price, is_price_from, unit, start }: Suggestion, words: SuggestionWords): string {
  if (start && start.quantity > 1) {
    return fill(words.priceStart, { price: shownMoney(start.amount), pieces: start.pieces });
  }
  if (price === null) return words.askPrice;
  const values = { price: shownMoney(price), unit: start?.pieces ?? unit ?? '' };
  return fill(is_price_from ? words.priceFrom : words.price, values);
}
