'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import type { StoreApplicationField } from '#lib/contract/store/application-form.ts';
import { firstOpenStep, neighbours, readStep, type Step, stepFields } from './application-steps.ts';
import type { DraftSaver } from './draft/draft-saver.ts';
import type { EntryValues } from './entry-context.ts';

interface StepsOptions {
  form: UseFormReturn<EntryValues>;
  saver: DraftSaver;
  today: string;
}

/** Which part of the form is shown: the one the address names, else the first with something missing. */
export function useSteps({ form, saver, today }: StepsOptions) {
  const [pending, setAddress] = useAddressState(readStep);
  const [first] = useState(() => firstOpenStep(form.getValues(), today));
  const step = pending ?? first;
  const section = useRef<HTMLDivElement>(null);
  const target = useRef<StoreApplicationField>(undefined);
  const shown = useRef(step);

  const arrive = useEffectEvent(() => {
    const field = target.current;
    target.current = undefined;
    void saver.flush();
    if (!field) {
      window.scrollTo({ top: 0 });
      section.current?.focus({ preventScroll: true });
      return;
    }
    // What the server said stays; everything else of this part is said now.
    if (!form.getFieldState(field).error) void form.trigger(stepFields[step]);
    form.setFocus(field);
  });
  useEffect(() => {
    if (shown.current !== step) arrive();
    shown.current = step;
  }, [step]);

  const goTo = (next: Step, field?: StoreApplicationField) => {
    target.current = field;
    if (next === step) arrive();
    else setAddress({ step: next });
  };
  const next = async () => {
    // Counted as visited, so that a fault goes while it is being mended, and not under a click on the next field.
    for (const name of stepFields[step]) form.setValue(name, form.getValues(name), { shouldTouch: true });
    const isRight = await form.trigger(stepFields[step], { shouldFocus: true });
    const following = neighbours(step).next;
    if (isRight && following) goTo(following);
  };
  return { step, section, goTo, next };
}
