'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SpecNode, SpecValue } from '#lib/contract/catalogue/specification.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './builder.module.css';
import { useConfigured } from './configuration.ts';
import { useFieldMarks } from './field-frame.tsx';
import { fieldId } from './field-id.ts';
import { toAmount } from './money.ts';
import cards from './option-cards.module.css';
import { priceChange } from './option-price.ts';

interface OptionCardProps {
  question: SpecNode;
  option: SpecNode;
  isChosen: boolean;
  /** The answer when this card is pressed. */
  answer: SpecValue;
}

/** One choice with what it changes. Radio or checkbox below, so that keys and screen readers find what they know. */
export function OptionCard({ question, option, isChosen, answer }: OptionCardProps) {
  const locale = useLocale();
  const { setAnswer, leave } = useConfigured();
  const isMulti = question.kind === 'multi';
  const marks = useFieldMarks(question.key, false);
  return (
    <label className={cards.card}>
      <input
        id={`${fieldId(question.key)}-${option.key}`}
        type={isMulti ? 'checkbox' : 'radio'}
        name={fieldId(question.key)}
        checked={isChosen}
        aria-invalid={marks['aria-invalid']}
        onChange={() => {
          leave(question.key);
          setAnswer(question.key, answer);
        }}
      />
      <span className={cards.cardBody}>
        <span className={cards.cardName}>{option.label[locale]}</span>
        {option.help && <span className={styles.help}>{option.help[locale]}</span>}
        <ChangeOfPrice question={question} isChosen={isChosen} answer={answer} />
      </span>
    </label>
  );
}

function ChangeOfPrice({ question, isChosen, answer }: Omit<OptionCardProps, 'option'>) {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const configuration = useConfigured();
  if (isChosen && question.kind === 'single') return null;
  const change = priceChange(configuration, [question.key, answer]);
  if (change === 'on_request') return <span className="text-accent text-12">{t('onRequest')}</span>;
  // What is ticked shows what it costs, and not what leaving it out would save.
  const fen = isChosen ? -change.fen : change.fen;
  if (fen === 0) return null;
  return (
    <span className="hint">
      {fen > 0 ? '+' : ''}
      {formatMoney(locale, toAmount(fen))}
    </span>
  );
}
