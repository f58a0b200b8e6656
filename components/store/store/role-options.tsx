'use client';

import { useTranslations } from 'next-intl';
import type { UseFormRegister } from 'react-hook-form';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { type StoreStaffRole, storeMemberRoles, storeStaffRoles } from '#lib/contract/store/profile-values.ts';
import staff from './staff.module.css';

interface RoleValues {
  role: StoreStaffRole;
}

/** The roles to choose from, each with what it may do. */
export function RoleOptions({ register }: { register: UseFormRegister<RoleValues> }) {
  const t = useTranslations('storeProfile');
  return (
    <OptionCards
      legend={t('staff.role')}
      bind={() => register('role')}
      options={storeStaffRoles.map((value) => ({ value, title: t(`roles.${value}`), text: t(`roleText.${value}`) }))}
    />
  );
}

/** What each role may do, to read. */
export function RoleHelp() {
  const t = useTranslations('storeProfile');
  return (
    <details className={staff.help}>
      <summary>{t('staff.rolesTitle')}</summary>
      <dl className={staff.roles}>
        {storeMemberRoles.map((role) => (
          <div key={role} className="contents">
            <dt>{t(`roles.${role}`)}</dt>
            <dd>{t(`roleText.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
