'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { SellerCase } from '#lib/contract/aftersales/store-cases.ts';
import { isOffered, statusTone } from '../case-words.ts';

type StatusFacts = Pick<SellerCase, 'status' | 'fulfilment' | 'proposed' | 'turn'>;

/** How far a request is, in the words of who answers it: an offer waits for the customer, a service is done again. */
export function useStatusWords(): (facts: StatusFacts) => string {
  const t = useTranslations('aftersales');
  return (facts) => {
    const { status, fulfilment } = facts;
    if (isOffered(facts)) return t('statuses.proposed');
    const isDoneAgain = fulfilment === 'service' && (status === 'awaiting_reship' || status === 'reshipped');
    return isDoneAgain ? t(`serviceStatuses.${status}`) : t(`statuses.${status}`);
  };
}

export function SellerCaseChip({ facts }: { facts: StatusFacts }) {
  return <Chip tone={statusTone(facts.status)}>{useStatusWords()(facts)}</Chip>;
}
