'use client';

import { type FormEvent, useRef, useState } from 'react';
import { useFaultFocus } from '#components/ui/form/use-fault-focus.ts';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { amendCase, disputeCase, resubmitCase } from '#lib/api/aftersales/member-cases.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { mostEvidence } from '#lib/contract/aftersales/member-cases.ts';
import type { CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import { useEvidence } from '../../files/use-evidence.ts';
import { type SaidFault, type SaidInput, saidBodies, saidFault } from './said-values.ts';
import type { SaidAction } from './which-action.ts';

const nothingSaid: SaidInput = { text: '', amount: '', files: [] };

interface Saying {
  action: SaidAction;
  summary: Pick<CaseSummary, 'no' | 'files_left'>;
  onClose: () => void;
}

/** What is said to a request once more, kept until it is sent, and what is wrong with it: here, or as the server says. */
export function useSaying({ action, summary: { no, files_left: filesLeft }, onClose }: Saying) {
  const element = useRef<HTMLDivElement>(null);
  const [input, setInput, drop] = useKeptState(`case:${no}:${action}`, nothingSaid);
  const [fault, setFault] = useState<SaidFault>();
  const change = (part: Partial<SaidInput>) => setInput({ ...input, ...part });
  const evidence = useEvidence(input.files, (files) => change({ files }));
  // Evidence of a dispute stands by itself.
  const most = action === 'dispute' ? mostEvidence : Math.min(mostEvidence, filesLeft);
  const ways = {
    amend: () => amendCase(saidBodies.amend(no, input)),
    resubmit: () => resubmitCase(saidBodies.resubmit(no, input)),
    dispute: () => disputeCase(saidBodies.dispute(no, input)),
  };
  const onDone = () => {
    drop();
    onClose();
  };
  const { send, dialog, error } = useDecision(() => ways[action](), { onDone });
  useFaultFocus(element, fault ?? error);
  const refused = error instanceof ApiError ? error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = saidFault(action, input);
    setFault(found);
    if (!found) send(undefined);
  };
  const alert = Object.keys(refused).length > 0 ? undefined : dialog.failure;
  const form = { submit, isSubmitting: dialog.isBusy, alert };
  return { element, input, change, evidence, most, fault: fault?.field, refused, form };
}
