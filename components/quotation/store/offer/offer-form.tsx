'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import type { DeskSide, SellerQuotationDetail } from '#lib/api/quotation/seller-answers.ts';
import type { QuotationVersion } from '#lib/contract/quotation/member-records.ts';
import quotes from '../../member/quotes/quotes.module.css';
import desk from '../desk.module.css';
import { OfferBar } from './offer-bar.tsx';
import { findOfferFaults, type OfferFaults, stillWrong } from './offer-body.ts';
import { focusFault } from './offer-field.tsx';
import { OfferLines } from './offer-lines.tsx';
import { sumOffer } from './offer-sums.ts';
import { OfferTerms } from './offer-terms.tsx';
import { carryOver, type OfferValues, startOffer } from './offer-values.ts';
import { SendDialog } from './send-dialog.tsx';
import { TemplateBar } from './template-bar.tsx';
import { useOfferSending } from './use-offer-sending.ts';

interface OfferFormProps {
  side: DeskSide;
  /** What the form was begun with. */
  quotation: SellerQuotationDetail;
  previous: QuotationVersion | undefined;
  /** What was typed for a version before this one. */
  carried: OfferValues | undefined;
  /** The quotation has gone on meanwhile, and whether an offer can still be sent. */
  behind: { canGoOn: boolean } | undefined;
  onTyped: () => void;
  /** The form is done with; with what was typed, to go on with that. */
  onLetGo: (typed?: OfferValues) => void;
}

/** The answer to a quotation: prices of its lines, terms, and what it all comes to. */
export function OfferForm({ side, quotation, previous, carried, behind, onTyped, onLetGo }: OfferFormProps) {
  const t = useTranslations('quotationStore.offer');
  const { no, current } = quotation;
  const pending = { no, n: current.n };
  const { start, values, keep, drop } = useOfferValues({ quotation, previous, carried });
  const [faults, setFaults] = useState<OfferFaults>({});
  const [isAsking, setAsking] = useState(false);
  const sending = useOfferSending({
    side,
    onRefused: (refused) => {
      setFaults(refused);
      setAsking(false);
      focusFault(refused);
    },
    onSent: () => {
      drop();
      onLetGo();
      // What stands now is read from its beginning.
      window.scrollTo({ top: 0 });
    },
  });
  const change = (inputs: Partial<OfferValues>) => {
    onTyped();
    const next = { ...values, ...inputs };
    keep(next);
    setFaults(stillWrong(faults, findOfferFaults(pending, next, Date.now())));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findOfferFaults(pending, values, Date.now());
    setFaults(found);
    if (Object.keys(found).length > 0) focusFault(found);
    else setAsking(true);
  };
  const parts = { values, start, previous, faults, onChange: change };
  return (
    <form noValidate className="stack-24 grid-cols-1" onSubmit={submit}>
      {behind && !sending.isPending && (
        <Behind canGoOn={behind.canGoOn} onGoOn={() => onLetGo(values)} onLeave={() => onLetGo()} />
      )}
      {/* What has gone on is said above, with what can be done. */}
      <FormAlert text={behind ? undefined : sending.alert} />
      <OfferLines items={current.items} quotation={quotation} {...parts} />
      <OfferTerms {...parts} templates={<TemplateBar side={side} {...parts} />} />
      <OfferBar sums={sumOffer(values)} isBusy={sending.isPending || behind !== undefined} />
      {isAsking && (
        <SendDialog
          values={values}
          isBusy={sending.isPending}
          onConfirm={() => sending.send(pending, values)}
          onClose={() => setAsking(false)}
        />
      )}
      <p className={quotes.note}>{t('kept')}</p>
    </form>
  );
}

/** What is offered, kept until it is sent, and what it was begun with. */
function useOfferValues({ quotation, previous, carried }: Pick<OfferFormProps, 'quotation' | 'previous' | 'carried'>) {
  const { no, current, valid_days: validDays } = quotation;
  const [start] = useState(() => startOffer({ current, previous, validDays, now: Date.now() }));
  const [begun] = useState(() => (carried ? carryOver(carried, start) : start));
  const [values, keep, drop] = useKeptState(`offer:${no}:${current.n}`, begun);
  return { start, values, keep, drop };
}

interface BehindProps {
  canGoOn: boolean;
  onGoOn: () => void;
  onLeave: () => void;
}

/** Somebody was faster: says so, and leaves it to the writer what becomes of what is typed. */
function Behind({ canGoOn, onGoOn, onLeave }: BehindProps) {
  const t = useTranslations('quotationStore.offer.behind');
  return (
    <div role="alert" className={desk.notice} data-tone="warning">
      <p>{t(canGoOn ? 'newer' : 'answered')}</p>
      <span className="wrap-8">
        {canGoOn && (
          <Button size="small" look="secondary" onClick={onGoOn}>
            {t('goOn')}
          </Button>
        )}
        <Button size="small" look={canGoOn ? 'quiet' : 'secondary'} onClick={onLeave}>
          {t('leave')}
        </Button>
      </span>
    </div>
  );
}
