'use client';

import { useTranslations } from 'next-intl';
import { use } from 'react';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { startSession } from '#lib/api/identity/start-session.ts';
import { type Locale, toLocale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { reasonOfTarget } from '#lib/routes/login-reason.ts';
import type { LoginRequest } from '#lib/session/login-request.ts';
import { isLoggedIn } from '#lib/session/stored-user.ts';
import { AuthPanel } from './auth-panel.tsx';
import { AuthProviders } from './auth-providers.tsx';
import { goToTarget } from './go-to-target.ts';
import { useTargetTitle } from './use-target-title.ts';

interface LoginDialogProps {
  request: LoginRequest;
  onClose: () => void;
}

const messages = new Map<Locale, Promise<Record<string, unknown>>>();

function dialogMessages(locale: Locale): Promise<Record<string, unknown>> {
  const known = messages.get(locale) ?? loadMessages(locale, ['identityShop', 'ui', 'validation']);
  messages.set(locale, known);
  return known;
}

/** Login and registration over any page (specification §2). Brings its own texts: the page below does not carry them. */
export default function LoginDialog(props: LoginDialogProps) {
  const locale = toLocale(document.documentElement.lang);
  return (
    <AuthProviders locale={locale} messages={use(dialogMessages(locale))}>
      <Dialog {...props} />
    </AuthProviders>
  );
}

function Dialog({ request, onClose }: LoginDialogProps) {
  const t = useTranslations('identityShop.dialog');
  useTargetTitle(request.target);
  const onDone = () => {
    onClose();
    // The menu reads the person anew; where nobody answers, the next page does.
    startSession().catch(() => undefined);
    goToTarget(request.target);
  };
  return (
    <Modal title={t('title')} closeLabel={t('close')} onClose={() => (isLoggedIn() ? onDone() : onClose())}>
      <AuthPanel
        firstTab={request.tab}
        why={request.why ?? reasonOfTarget(request.target)}
        target={request.target ?? location.pathname + location.search}
        onDone={onDone}
      />
    </Modal>
  );
}
