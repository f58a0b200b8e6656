'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { resendInvitation, revokeInvitation, type StaffInvitation } from '#lib/api/store/store-staff.ts';
import { formatTime } from '#lib/i18n/date.ts';
import staff from './staff.module.css';
import styles from './store-profile.module.css';
import { useStaffMove } from './use-staff.ts';

/** Somebody who was asked and has not answered. */
export function InvitationRow({ invitation }: { invitation: StaffInvitation }) {
  const t = useTranslations('storeProfile');
  const resend = useStaffMove(resendInvitation);
  const revoke = useStaffMove(revokeInvitation);
  const { id, address, role, status, expire_time } = invitation;
  const isBusy = resend.isPending || revoke.isPending;
  return (
    <li className={`${staff.row} ${staff.bare}`}>
      <div className={staff.who}>
        <span>{address}</span>
        <span className={styles.chips}>
          <Chip>{t(`roles.${role}`)}</Chip>
          {status === 'expired' ? (
            <Chip tone="warning">{t('staff.expired')}</Chip>
          ) : (
            <span className="text-ink-2 text-14">
              <Unbroken>{t('staff.pending', { day: formatTime(expire_time, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>
            </span>
          )}
        </span>
      </div>
      <div className={`${styles.actions} ${staff.tools}`}>
        <Button
          look="quiet"
          size="small"
          disabled={isBusy}
          aria-label={t('staff.resendOf', { address })}
          onClick={() => resend.mutate(id)}
        >
          {t('staff.resend')}
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={isBusy}
          aria-label={t('staff.revokeOf', { address })}
          onClick={() => revoke.mutate(id)}
        >
          {t('staff.revoke')}
        </Button>
      </div>
    </li>
  );
}
