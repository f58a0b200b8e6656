'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { type ClosingRecord, keepAccount } from '#lib/api/identity/member-data.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './data.module.css';
import { DataSection } from './data-section.tsx';

const minutes = 'yyyy-mm-dd hh:MM';

/** While the account is being closed: until when, and the way back. */
export function ClosingNotice({ closing }: { closing: ClosingRecord }) {
  const t = useTranslations('identityAccount.data.closing');
  const none = useTranslations('ui')('none');
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: keepAccount,
    onSuccess: (answer) => queries.setQueryData(apiQuery('/api/account/closing').queryKey, answer),
    onSettled: untilReread,
  });
  return (
    <div className={styles.cooling}>
      <DataSection
        title={t('cooling', { time: formatTime(closing.effective_time, none, minutes) })}
        text={t('coolingText', { time: formatTime(closing.request_time, none, minutes) })}
        action={
          <Button size="small" isBusy={isPending} onClick={() => mutate()}>
            {t('keep')}
          </Button>
        }
      />
    </div>
  );
}
