'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './apply.module.css';
import type { ApplyFaults } from './apply-faults.ts';
import {
  type ApplyInput,
  type ApplyOptions,
  canBeChosen,
  mostPieces,
  type OfferedLine,
  typeOf,
} from './apply-values.ts';
import { ClosedLine } from './closed-line.tsx';
import { LineFacts } from './line-facts.tsx';
import { QuantityField } from './quantity-field.tsx';

interface LinesFieldProps {
  options: ApplyOptions;
  input: ApplyInput;
  faults: ApplyFaults;
  /** The server’s sentence about the lines. */
  refused: string | undefined;
  /** And about the quantity of one. */
  refusedQty: Readonly<Record<number, string>>;
  onChange: (part: Partial<ApplyInput>) => void;
}

/** Which products it is about, and how many of each. */
export function LinesField({ options, input, faults, refused, refusedQty, onChange }: LinesFieldProps) {
  const t = useTranslations('aftersalesMember.apply');
  const fault = refused ?? (faults.lines && t('faults.lines'));
  const { lines } = input;
  const choose = (line: OfferedLine, isChosen: boolean) => {
    const { [line.id]: _, ...others } = lines;
    const most = String(mostPieces(line, typeOf(options, input)) || mostPieces(line, ''));
    onChange({ lines: isChosen ? { ...others, [line.id]: { qty: most, variant: 0 } } : others });
  };
  return (
    <Panel title={t('lines')}>
      <ul className={styles.lines}>
        {options.lines.map((line) => (
          <li key={line.id}>
            {canBeChosen(line) ? (
              <OpenLine
                line={line}
                options={options}
                input={input}
                fault={faults.qty[line.id]}
                refused={refusedQty[line.id]}
                isInvalid={fault !== undefined}
                onChoose={(isChosen) => choose(line, isChosen)}
                onChange={(change) => {
                  const before = lines[line.id];
                  if (before) onChange({ lines: { ...lines, [line.id]: { ...before, ...change } } });
                }}
              />
            ) : (
              <ClosedLine line={line} />
            )}
          </li>
        ))}
      </ul>
      {fault && (
        <p id="apply-lines-fault" className="fault">
          {fault}
        </p>
      )}
    </Panel>
  );
}

interface OpenLineProps {
  line: OfferedLine;
  options: ApplyOptions;
  input: ApplyInput;
  fault: ApplyFaults['qty'][number] | undefined;
  refused: string | undefined;
  isInvalid: boolean;
  onChoose: (isChosen: boolean) => void;
  onChange: (change: Partial<ApplyInput['lines'][number]>) => void;
}

function OpenLine({ line, options, input, fault, refused, isInvalid, onChoose, onChange }: OpenLineProps) {
  const t = useTranslations('aftersalesMember.apply');
  const id = useId();
  const chosen = input.lines[line.id];
  const type = typeOf(options, input);
  const until = line.offers.find(({ until: end }) => end !== null)?.until;
  return (
    <div className={styles.line}>
      <input
        id={id}
        type="checkbox"
        className={styles.check}
        checked={chosen !== undefined}
        aria-label={t('chooseLine', { name: line.name })}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? 'apply-lines-fault' : undefined}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <label htmlFor={id} className={styles.choose}>
        <LineFacts line={line}>
          {line.is_made && <p className="text-warning text-14">{t('made')}</p>}
          {until && (
            <p className="text-ink-2 text-14 wrap-anywhere">
              <Unbroken>{t('until', { time: formatTime(until, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>
            </p>
          )}
        </LineFacts>
      </label>
      {chosen && (
        <div className={styles.lineFields}>
          <QuantityField
            line={line}
            most={mostPieces(line, type)}
            text={chosen.qty}
            fault={fault}
            refused={refused}
            onChange={(qty) => onChange({ qty })}
          />
          {type === 'exchange' && line.exchanges.length > 0 && (
            <VersionField line={line} variant={chosen.variant} onChange={(variant) => onChange({ variant })} />
          )}
        </div>
      )}
    </div>
  );
}

interface VersionFieldProps {
  line: OfferedLine;
  variant: number;
  onChange: (variant: number) => void;
}

/** Which version is to be sent: the same again, or another one at the same price. */
function VersionField({ line, variant, onChange }: VersionFieldProps) {
  const t = useTranslations('aftersalesMember.apply');
  const id = useId();
  return (
    <p className={`stack-4 justify-items-start text-14 ${styles.version}`}>
      <label htmlFor={id}>{t('version')}</label>
      <select id={id} value={variant} onChange={({ target }) => onChange(Number(target.value))}>
        <option value={0}>{t('sameVersion', { version: line.spec_text || line.name })}</option>
        {line.exchanges.map(({ variant_id: value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
