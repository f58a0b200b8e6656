'use client';

import { useTranslations } from 'next-intl';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { typeKey } from '../../case-words.ts';
import styles from './apply.module.css';
import type { ApplyFaults } from './apply-faults.ts';
import { type ApplyInput, type ApplyOptions, chosenLines, isUnsent, typeOf, typesFor } from './apply-values.ts';
import { PolicyNotes } from './policy-notes.tsx';

interface TypeFieldProps {
  options: ApplyOptions;
  input: ApplyInput;
  fault: ApplyFaults['type'];
  onChange: (part: Partial<ApplyInput>) => void;
}

/** What the customer wants to come of it, each with what it means; beside it what the law and the shop grant. */
export function TypeField({ options, input, fault, onChange }: TypeFieldProps) {
  const t = useTranslations('aftersalesMember.apply');
  const words = useTranslations('aftersales');
  const { fulfilment } = options;
  const types = typesFor(options, input);
  const chosen = typeOf(options, input);
  const isKept = isUnsent(options, input);
  const isMade = chosenLines(options, input).every(({ is_made: made }) => made);
  const meaning = (type: (typeof types)[number]) => {
    if (type === 'refund_only')
      return t(`types.${isKept ? 'refundUnsent' : fulfilment === 'service' ? 'refundService' : 'refund_only'}`);
    if (type === 'exchange' && isMade) return t('types.exchangeMade');
    return t(type === 'reship' && fulfilment === 'service' ? 'types.redo' : `types.${type}`);
  };
  return (
    <Panel title={t('type')}>
      <div className="stack-16 content-start grid-cols-1">
        {types.length === 0 ? (
          <p className="text-ink-2 text-14 wrap-anywhere">
            {t(chosenLines(options, input).length === 0 ? 'linesFirst' : 'noType')}
          </p>
        ) : (
          <div className={styles.cards}>
            <OptionCards
              legend={t('typeLegend')}
              options={types.map((type) => ({
                value: type,
                title: words(typeKey({ type, fulfilment })),
                text: meaning(type),
              }))}
              bind={(type) => ({
                name: 'type',
                checked: type === chosen,
                'aria-invalid': fault ? true : undefined,
                onChange: () => onChange({ type }),
              })}
            />
          </div>
        )}
        {fault && (
          <p className="fault" role="alert">
            {t('faults.type')}
          </p>
        )}
        {!options.is_at_once && <PolicyNotes options={options} input={input} />}
      </div>
    </Panel>
  );
}
