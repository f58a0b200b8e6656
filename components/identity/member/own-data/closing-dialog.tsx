'use client';

import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { ClosingRecord } from '#lib/api/identity/member-data.ts';
import { ClosingForm } from './closing-form.tsx';
import styles from './data.module.css';

interface ClosingDialogProps {
  closing: ClosingRecord;
  onClose: () => void;
}

/** What stands in the way, each with the place to settle it; without that, what will be lost and the request. */
export function ClosingDialog({ closing, onClose }: ClosingDialogProps) {
  const t = useTranslations('identityAccount.data.closing');
  const dialog = useTranslations('ui.dialog');
  const { user } = useMemberCentre();
  const isBlocked = closing.blockers.length > 0;
  return (
    <Modal
      title={t('dialogTitle', { name: user.nickname || user.username })}
      closeLabel={dialog('close')}
      onClose={onClose}
    >
      <div className="stack-16 text-14">
        {isBlocked ? (
          <>
            <p>{t('blocked')}</p>
            <Obstacles list={closing.blockers} />
            <div className={`wrap-8 justify-end ${styles.actions}`}>
              <Button size="small" onClick={onClose}>
                {t('close')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>{t('dialogText', { days: closing.cool_off_days })}</p>
            {closing.warnings.length > 0 && (
              <>
                <p>{t('lost')}</p>
                <Obstacles list={closing.warnings} />
              </>
            )}
            <ClosingForm isCodeNeeded={closing.needs_code} onClose={onClose} />
          </>
        )}
      </div>
    </Modal>
  );
}

function Obstacles({ list }: { list: ClosingRecord['blockers'] }) {
  const t = useTranslations('identityAccount.data.closing');
  return (
    <ul className={styles.obstacles}>
      {list.map(({ kind, text, link }) => (
        <li key={kind}>
          <span>{text}</span>
          {link && <PageLink href={link}>{t('settle')}</PageLink>}
        </li>
      ))}
    </ul>
  );
}
