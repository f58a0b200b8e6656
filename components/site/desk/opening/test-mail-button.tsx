'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { sendTestMail } from '#lib/api/site/desk-opening.ts';

/** Sends a mail to whoever presses it: the only proof that mails arrive. */
export function TestMailButton() {
  const t = useTranslations('siteOpening.mail');
  const { send, dialog } = useDecision(() => sendTestMail());
  return (
    <span className="stack-4">
      <Button look="secondary" size="small" isBusy={dialog.isBusy} onClick={() => send(undefined)}>
        {t('send')}
      </Button>
      <FormAlert text={dialog.failure} />
    </span>
  );
}
