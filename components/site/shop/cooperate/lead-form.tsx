'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LeadDone } from './lead-done.tsx';
import { dropDraft, keepDraft, readDraft } from './lead-draft.ts';
import { LeadFields } from './lead-fields.tsx';
import styles from './lead-form.module.css';
import { fillForm, focusFirst } from './lead-form-dom.ts';
import type { LeadField, LeadWords } from './lead-types.ts';

type Faults = Partial<Record<LeadField, string>>;

/**
 * The enquiry form. What checks, asks and sends is loaded when somebody starts to fill it in; until it is sent well,
 * nothing that was typed is dropped.
 */
export function LeadForm({ words }: { words: LeadWords }) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [trouble, setTrouble] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [number, setNumber] = useState<string>();

  useEffect(() => {
    if (!number && form.current) void fillForm(form.current, readDraft(), words);
  }, [number, words]);

  // Only now: a field that is disabled while sending takes no focus.
  useEffect(() => {
    if (!isSending && form.current) focusFirst(form.current, faults);
  }, [isSending, faults]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read now: what is disabled while sending is no part of the form's data.
    const values = Object.fromEntries(new FormData(event.currentTarget));
    setIsSending(true);
    setTrouble('');
    try {
      const { sendLead } = await import('./send-lead.ts');
      const outcome = await sendLead(values, words);
      setFaults(outcome.faults ?? {});
      setTrouble(outcome.trouble ?? '');
      if (outcome.number) dropDraft();
      setNumber(outcome.number);
    } catch {
      setTrouble(words.failed);
    } finally {
      setIsSending(false);
    }
  }

  if (number) return <LeadDone number={number} words={words} onAgain={() => setNumber(undefined)} />;
  return (
    <form
      ref={form}
      noValidate
      className={`stack-8 ${styles.form}`}
      onSubmit={submit}
      onInput={(e) => keepDraft(e.currentTarget)}
    >
      <p role="alert" className={styles.trouble}>
        {trouble}
      </p>
      <fieldset disabled={isSending} className={`stack-24 ${styles.fields}`}>
        <LeadFields words={words} faults={faults} />
        <button type="submit" className={styles.submit}>
          {isSending ? words.sending : words.submit}
        </button>
      </fieldset>
    </form>
  );
}
