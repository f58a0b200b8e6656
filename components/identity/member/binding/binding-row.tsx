'use client';

import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { MailOutlined } from '#components/ui/material-icons/mail-outlined.tsx';
import { SmartphoneOutlined as Smartphone } from '#components/ui/material-icons/smartphone-outlined.tsx';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';
import styles from './binding.module.css';
import { maskAddress } from './mask-address.ts';

const icons = { email: MailOutlined, mobile: Smartphone };

interface BindingRowProps {
  type: VerificationType;
  /** The shop can send codes to this kind. */
  canChange: boolean;
  onChange: (type: VerificationType) => void;
}

/** One kind of address: what is bound, and the way to another. */
export function BindingRow({ type, canChange, onChange }: BindingRowProps) {
  const t = useTranslations('identityAccount.binding');
  const { user } = useMemberCentre();
  const Icon = icons[type];
  const action = user[type] === '' ? 'bind' : 'change';
  return (
    <li className={styles.row}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.kind}>{t(`kinds.${type}`)}</p>
        {user[type] === '' ? (
          <p>
            <Chip tone="warning">{t('none')}</Chip> {t(`noneText.${type}`)}
          </p>
        ) : (
          <p>{maskAddress(type, user[type])}</p>
        )}
      </div>
      {canChange && (
        <Button
          look="secondary"
          size="small"
          aria-label={t(`actions.${action}.${type}`)}
          onClick={() => onChange(type)}
        >
          {t(action)}
        </Button>
      )}
    </li>
  );
}
