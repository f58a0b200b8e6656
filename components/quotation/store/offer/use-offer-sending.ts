'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskSide, sendOffer } from '#lib/api/quotation/seller-answers.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { type OfferFaults, placeRefusals, toOfferBody } from './offer-body.ts';
import type { OfferValues } from './offer-values.ts';

interface Sending {
  side: DeskSide;
  onRefused: (faults: OfferFaults) => void;
  onSent: () => void;
}

interface OfferVersion {
  no: string;
  n: number;
}

/** Sends an offer. What the server refuses at a field is put there; all else is said above the form. */
export function useOfferSending({ side, onRefused, onSent }: Sending) {
  const [alert, setAlert] = useState<string>();
  const sending = useMutation({
    mutationFn: ({ pending, values }: { pending: OfferVersion; values: OfferValues }) =>
      sendOffer(side, toOfferBody(pending, values)),
    onSuccess: async () => {
      // The form goes when the page knows that the offer stands, and not before.
      await untilReread();
      onSent();
    },
    onError: (error: ApiError, { values }) => {
      const faults = placeRefusals(error.fields, values);
      onRefused(faults);
      setAlert(Object.keys(faults).length === 0 ? error.message || undefined : undefined);
    },
  });
  const send = (pending: OfferVersion, values: OfferValues) => {
    setAlert(undefined);
    sending.mutate({ pending, values });
  };
  return { send, alert, isPending: sending.isPending };
}
