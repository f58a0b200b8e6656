'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { EvidenceField } from '../../files/evidence-field.tsx';
import type { Evidence } from '../../files/use-evidence.ts';
import type { ApplyFaults } from './apply-faults.ts';
import { type ApplyInput, type ApplyOptions, isReceiptAsked, reasonOf, reasonsFor } from './apply-values.ts';

interface WhyFieldProps {
  options: ApplyOptions;
  input: ApplyInput;
  faults: ApplyFaults;
  /** Sentences of the server by field. */
  refused: Record<string, string>;
  evidence: Evidence;
  onChange: (part: Partial<ApplyInput>) => void;
}

/** Why: the reason, whether the goods have arrived, what is wrong, and pictures of it. */
export function WhyField({ options, input, faults, refused, evidence, onChange }: WhyFieldProps) {
  const t = useTranslations('aftersalesMember.apply');
  const needsEvidence = reasonOf(options, input)?.needs_evidence ?? false;
  const reasonFault = refused.reason_id ?? (faults.reason && t('faults.reason'));
  return (
    <Panel title={t('why')}>
      <div className="stack-16 content-start grid-cols-1">
        <ReasonField options={options} input={input} fault={reasonFault} onChange={onChange} />
        {isReceiptAsked(options, input) && (
          <OptionCards
            legend={t('received')}
            options={(['yes', 'no'] as const).map((value) => ({ value, title: t(`receivedOptions.${value}`) }))}
            bind={(received) => ({
              name: 'received',
              checked: received === input.received,
              'aria-invalid': faults.received ? true : undefined,
              onChange: () => onChange({ received }),
            })}
          />
        )}
        {faults.received && (
          <p className="fault" role="alert">
            {t('faults.received')}
          </p>
        )}
        <DescriptionField text={input.description} fault={refused.description} onChange={onChange} />
        {!options.is_at_once && (
          <EvidenceField
            label={t(needsEvidence ? 'evidenceNeeded' : 'evidence')}
            help={t('evidenceHelp')}
            evidence={evidence}
            fault={refused.files ?? (faults.files && t('faults.files'))}
          />
        )}
      </div>
    </Panel>
  );
}

interface ReasonFieldProps extends Pick<WhyFieldProps, 'options' | 'input' | 'onChange'> {
  fault: string | undefined;
}

function ReasonField({ options, input, fault, onChange }: ReasonFieldProps) {
  const t = useTranslations('aftersalesMember.apply');
  const id = useId();
  const reasons = reasonsFor(options, input);
  const field = { id, fault, help: reasons.length === 0 ? t('typeFirst') : undefined };
  return (
    <PlainField {...field} label={t('reason')}>
      <select
        {...fieldMarks(field)}
        disabled={reasons.length === 0}
        value={reasonOf(options, input)?.id ?? ''}
        onChange={({ target }) => onChange({ reason: Number(target.value) })}
      >
        <option value="">{t('chooseReason')}</option>
        {reasons.map((reason) => (
          <option key={reason.id} value={reason.id}>
            {reason.text}
          </option>
        ))}
      </select>
    </PlainField>
  );
}

interface DescriptionFieldProps {
  text: string;
  fault: string | undefined;
  onChange: (part: Partial<ApplyInput>) => void;
}

function DescriptionField({ text, fault, onChange }: DescriptionFieldProps) {
  const t = useTranslations('aftersalesMember.apply');
  const id = useId();
  const field = { id, fault, help: t('descriptionHelp') };
  return (
    <PlainField {...field} label={t('description')}>
      <textarea
        {...fieldMarks(field)}
        rows={4}
        maxLength={1000}
        value={text}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </PlainField>
  );
}
