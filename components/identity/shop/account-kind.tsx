'use client';

import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslations } from 'next-intl';
import { type VerificationType, verificationTypes } from '#lib/contract/identity/shop-login.ts';

interface AccountKindProps {
  value: VerificationType;
  /** What the shop can send codes to; the others stand disabled. */
  available: readonly VerificationType[];
  onChange: (kind: VerificationType) => void;
}

/** E-mail or mobile. */
export function AccountKind({ value, available, onChange }: AccountKindProps) {
  const t = useTranslations('identityShop.register');
  const fields = useTranslations('ui.fields');
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      color="primary"
      aria-label={t('with')}
      value={value}
      onChange={(_, kind: VerificationType | null) => kind && onChange(kind)}
    >
      {verificationTypes.map((kind) => (
        <ToggleButton key={kind} value={kind} disabled={!available.includes(kind)}>
          {fields(kind)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
