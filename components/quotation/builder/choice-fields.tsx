'use client';

import { useTranslations } from 'next-intl';
import styles from './builder.module.css';
import { useConfigured } from './configuration.ts';
import { type FieldProps, SpecFieldFrame, useFieldMarks } from './field-frame.tsx';
import { fieldId } from './field-id.ts';
import { MissingForms } from './missing-forms.tsx';
import cards from './option-cards.module.css';
import { OptionCard } from './option-cards.tsx';
import { optionsOf } from './spec-tree.ts';
import toggle from './switch.module.css';

/** The options that can be chosen with the answers so far. */
function useOffered(question: string) {
  const { template, priced } = useConfigured();
  return optionsOf(template.nodes, question).filter(({ key }) => priced.checked.visible.has(key));
}

/** One of several. */
export function SingleField({ node }: FieldProps) {
  const t = useTranslations('quotation.builder');
  const { answers, setAnswer } = useConfigured();
  const chosen = answers[node.key];
  return (
    <SpecFieldFrame node={node} isGroup>
      <div className={`wrap-8 ${cards.cards}`}>
        {useOffered(node.key).map((option) => (
          <OptionCard
            key={option.key}
            question={node}
            option={option}
            isChosen={chosen === option.key}
            answer={option.key}
          />
        ))}
      </div>
      <MissingForms question={node.key} />
      {!node.required && chosen !== undefined && (
        <button type="button" className={styles.textButton} onClick={() => setAnswer(node.key, '')}>
          {t('clear')}
        </button>
      )}
    </SpecFieldFrame>
  );
}

/** Any number of several, within what the question allows. */
export function MultiField({ node }: FieldProps) {
  const { answers } = useConfigured();
  const value = answers[node.key];
  const chosen = Array.isArray(value) ? value : [];
  return (
    <SpecFieldFrame node={node} isGroup>
      <div className={`wrap-8 ${cards.cards}`}>
        {useOffered(node.key).map((option) => {
          const isChosen = chosen.includes(option.key);
          const others = chosen.filter((key) => key !== option.key);
          return (
            <OptionCard
              key={option.key}
              question={node}
              option={option}
              isChosen={isChosen}
              answer={isChosen ? others : [...others, option.key]}
            />
          );
        })}
      </div>
    </SpecFieldFrame>
  );
}

/** Yes or no. */
export function BooleanField({ node }: FieldProps) {
  const t = useTranslations('quotation.builder');
  const { answers, setAnswer, leave } = useConfigured();
  const marks = useFieldMarks(node.key, node.help !== null);
  const value = answers[node.key];
  const answer = (next: boolean) => {
    leave(node.key);
    setAnswer(node.key, next);
  };
  if (!node.required) {
    return (
      <SpecFieldFrame node={node}>
        <span className={toggle.switch}>
          <input
            id={fieldId(node.key)}
            type="checkbox"
            role="switch"
            checked={value === true}
            aria-checked={value === true}
            onChange={(event) => answer(event.target.checked)}
            {...marks}
          />
          <span aria-hidden="true">{t(value === true ? 'yes' : 'no')}</span>
        </span>
      </SpecFieldFrame>
    );
  }
  return (
    <SpecFieldFrame node={node} isGroup>
      <div className={`wrap-8 ${cards.cards}`}>
        {[true, false].map((each) => (
          <label key={String(each)} className={cards.card}>
            <input
              type="radio"
              name={fieldId(node.key)}
              checked={value === each}
              aria-invalid={marks['aria-invalid']}
              onChange={() => answer(each)}
            />
            <span className={cards.cardBody}>{t(each ? 'yes' : 'no')}</span>
          </label>
        ))}
      </div>
    </SpecFieldFrame>
  );
}
