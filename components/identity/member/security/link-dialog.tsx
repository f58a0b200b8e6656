'use client';

import { useTranslations } from 'next-intl';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { beginLink, removeLink } from '#lib/api/identity/login-providers.ts';
import type { LoginProviderName } from '#lib/contract/identity/login-providers.ts';
import { confirmedBody, confirmedCodeBody } from '#lib/contract/identity/member-two-factor.ts';
import { SecretForm } from './secret-form.tsx';

interface LinkDialogProps {
  provider: LoginProviderName;
  isLinked: boolean;
  /** The account has a second factor. */
  isCodeNeeded: boolean;
  onClose: () => void;
}

/** Asks for what only the owner knows or has, then leaves to link a login, or unlinks it. */
export function LinkDialog({ provider, isLinked, isCodeNeeded, onClose }: LinkDialogProps) {
  const words = useTranslations('identitySecurity.linked');
  const t = useTranslations(`identitySecurity.linked.${isLinked ? 'remove' : 'add'}`);
  const dialog = useTranslations('ui.dialog');
  const name = words(`providers.${provider}`);
  return (
    <Modal title={t('title', { name })} closeLabel={dialog('close')} onClose={onClose}>
      <SecretForm
        text={t('text', { name })}
        fields={isCodeNeeded ? ['password', 'code'] : ['password']}
        schema={isCodeNeeded ? confirmedCodeBody : confirmedBody}
        submit={t('submit')}
        isDestructive={isLinked}
        send={async ({ password = '', code }) => {
          const proof = { provider, password, code };
          if (!isLinked) return leaveFor(await beginLink(proof));
          await removeLink(proof);
          onClose();
        }}
      />
    </Modal>
  );
}
