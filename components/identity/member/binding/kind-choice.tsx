'use client';

import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslations } from 'next-intl';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';

interface KindChoiceProps {
  type: VerificationType;
  available: readonly VerificationType[];
  onChoose: (type: VerificationType) => void;
}

/** E-mail or mobile, as far as the shop can send codes there. */
export function KindChoice({ type, available, onChoose }: KindChoiceProps) {
  const t = useTranslations('identityAccount.binding');
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      aria-label={t('page.kind')}
      value={type}
      onChange={(_, kind: VerificationType | null) => kind && onChoose(kind)}
    >
      {available.map((kind) => (
        <ToggleButton key={kind} value={kind}>
          {t(`kinds.${kind}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
