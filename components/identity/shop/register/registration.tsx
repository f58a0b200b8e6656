'use client';

import { useTranslations } from 'next-intl';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { checkInInfo } from '#lib/contract/identity/shop-login.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../auth-form.module.css';
import type { CheckedIn } from '../checked-in.ts';
import { RegisterForm } from './register-form.tsx';

interface RegistrationProps {
  info: DataOf<typeof checkInInfo>;
  /** The offer of a provider's login, to be linked to the new account. */
  link: string | undefined;
  onDone: (answer: CheckedIn) => void;
}

/** The form; while there is nothing to agree to, that there is none: visitors come back, whoever runs the shop learns what is missing. */
export function Registration({ info, link, onDone }: RegistrationProps) {
  const t = useTranslations('identityShop.register');
  // A process of the release before says neither.
  if (info.isRegistrationOpen !== false) {
    return (
      <RegisterForm
        available={info.accountVerificationType}
        link={link}
        texts={info.legalTexts ?? []}
        onDone={onDone}
      />
    );
  }
  return (
    <div className={styles.fields}>
      <h2>{t('closedTitle')}</h2>
      <p>{t('closedText')}</p>
      <p className="hint">
        {t.rich('closedOwner', { pages: (words) => <a href={userPath('desk/pages')}>{words}</a> })}
      </p>
    </div>
  );
}
