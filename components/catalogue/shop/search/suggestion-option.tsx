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
          <span className={styles.price}>{priceOf(found, words)}</span>
        </span>
      </span>
    </>
  );
}

const shownMoney = (amount: string) => `¥${Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`;

function priceOf({ price, is_price_from, start }: Suggestion, words: SuggestionWords): string {
  if (start) {
    const pattern = start.quantity === 1 ? words.priceStartOne : words.priceStart;
    return fill(pattern, { price: shownMoney(start.amount), pieces: start.pieces });
  }
  if (price === null) return words.askPrice;
  const amount = shownMoney(price);
  return is_price_from ? fill(words.priceFrom, { price: amount }) : amount;
}
