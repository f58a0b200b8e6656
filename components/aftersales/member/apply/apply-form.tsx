'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { useFaultFocus } from '#components/ui/form/use-fault-focus.ts';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { useEvidence } from '../../files/use-evidence.ts';
import styles from './apply.module.css';
import { type ApplyFaults, applyFaults, isFaultless, refusedQuantities, typedFaults } from './apply-faults.ts';
import { type ApplyOptions, hasAmount, toBody, toPreview, typeOf } from './apply-values.ts';
import { LinesField } from './lines-field.tsx';
import { TypeField } from './type-field.tsx';
import { useApplyDraft } from './use-apply-draft.ts';
import { useSendRequest } from './use-send-request.ts';
import { useWorth } from './use-worth.ts';
import { WhyField } from './why-field.tsx';
import { WorthPanel } from './worth-panel.tsx';

interface ApplyFormProps {
  options: ApplyOptions;
  line: number | undefined;
}

/** Everything a request says, on one page. What is wrong stands at its field once somebody has tried to send it. */
export function ApplyForm({ options, line }: ApplyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { place, input, change, isRestored, startOver } = useApplyDraft(options, line);
  const evidence = useEvidence(input.files, (files) => change({ files }));
  // What is typed is kept; a file on its way would have to be taken again.
  useLeaveWarning(evidence.isSending);
  const preview = toPreview(options, input);
  const worth = useWorth(preview);
  const { send, isBusy, error, refused, alert } = useSendRequest(place);
  const [attempt, setAttempt] = useState(0);
  const found = applyFaults(options, input, preview && worth.data?.total);
  const faults = attempt > 0 ? found : typedFaults(options, input);
  // Of a further try without a change the focus goes there again.
  useFaultFocus(form, error ?? attempt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    const body = toBody(options, input);
    if (body && isFaultless(found)) send(body);
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <fieldset disabled={isBusy} className={styles.columns}>
        <div className="stack-16 content-start grid-cols-1">
          {isRestored && <Restored onStartOver={startOver} />}
          <LinesField
            {...{ options, input, faults }}
            refused={refused.lines}
            refusedQty={refusedQuantities(options, input, refused)}
            onChange={change}
          />
          <TypeField {...{ options, input }} fault={faults.type} onChange={change} />
          <WhyField {...{ options, input, faults, refused, evidence }} onChange={change} />
        </div>
        <div className={styles.side}>
          {hasAmount(typeOf(options, input)) && (
            <WorthPanel
              isReady={preview !== undefined}
              isAtOnce={options.is_at_once}
              query={worth}
              amount={input.amount}
              fault={faults.amount}
              refused={refused.amount}
              onChange={change}
            />
          )}
          <Panel>
            <div className="stack-16 content-start grid-cols-1">
              <FormAlert text={alert} />
              <PhoneField
                phone={input.phone}
                fault={faults.phone}
                refused={refused.phone}
                onChange={(phone) => change({ phone })}
              />
              <Submit isSending={evidence.isSending} isBusy={isBusy} isAtOnce={options.is_at_once} />
            </div>
          </Panel>
        </div>
      </fieldset>
    </form>
  );
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  const t = useTranslations('aftersalesMember.apply');
  return (
    <p className={styles.restored} role="status">
      {t('restored')}
      <Button look="quiet" size="small" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </p>
  );
}

interface SubmitProps {
  isSending: boolean;
  isBusy: boolean;
  isAtOnce: boolean;
}

function Submit({ isSending, isBusy, isAtOnce }: SubmitProps) {
  const t = useTranslations('aftersalesMember.apply');
  return (
    <>
      <Button type="submit" isWide isBusy={isBusy} disabled={isSending}>
        {t('submit')}
      </Button>
      <p className="text-ink-2 text-14 wrap-anywhere">
        {t(isSending ? 'filesFirst' : isAtOnce ? 'nextAtOnce' : 'next')}
      </p>
    </>
  );
}

interface PhoneFieldProps {
  phone: string;
  fault: ApplyFaults['phone'];
  refused: string | undefined;
  onChange: (phone: string) => void;
}

function PhoneField({ phone, fault, refused, onChange }: PhoneFieldProps) {
  const t = useTranslations('aftersalesMember.apply');
  const validation = useTranslations('validation');
  const id = useId();
  const field = { id, help: t('phoneHelp'), fault: refused ?? (fault && validation('mobile')) };
  return (
    <PlainField {...field} label={t('phone')}>
      <input
        {...fieldMarks(field)}
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
        value={phone}
        onChange={({ target }) => onChange(target.value)}
      />
    </PlainField>
  );
}
