'use client';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import type { LoginReason } from '#lib/session/login-request.ts';
import styles from './auth-form.module.css';
import type { CheckedIn } from './checked-in.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LinkNotice } from './link-notice.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherWays } from './other-ways.tsx';
import type { LinkOffer } from './provider-arrival.ts';
import { Registration } from './register/registration.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useCheckInInfo } from './use-check-in-info.ts';

/** Fetched for whom something is asked of. */
const ConsentStep = lazy(() => import('./consent/consent-step.tsx'));

type AuthTab = 'login' | 'register';

interface AuthPanelProps {
  firstTab: AuthTab;
  /** Where the person goes on to after a login elsewhere; in place it is left to `onDone`. */
  target?: string | undefined;
  /** What the login is for, said above the forms. */
  why?: LoginReason | undefined;
  /** What somebody has come back from a provider with. */
  arrived?: {
    failure?: string | undefined;
    offer?: LinkOffer | undefined;
    /** Of the second step, with what is linked then. */
    ticket?: { ticket: string; link: string | undefined } | undefined;
  };
  /** Called with the server's proposal where to go; also when it turns out that the person is logged in already. */
  onDone: (routePath: string) => void;
}

/** Login, registration and password recovery; the same in the dialog and on the login page. */
export function AuthPanel({ firstTab, target, why, arrived = {}, onDone }: AuthPanelProps) {
  const t = useTranslations('identityShop');
  const [tab, setTab] = useState<AuthTab>(firstTab);
  const [isForgotten, setForgotten] = useState(false);
  const [ticket, setTicket] = useState(arrived.ticket?.ticket);
  const [offer, setOffer] = useState(arrived.offer);
  const [answer, setAnswer] = useState<CheckedIn>();
  const { info, failure, reload } = useCheckInInfo(onDone);
  // A process of the release before says nothing of it.
  const goOn = (next: CheckedIn) => (next.consents_due?.length > 0 ? setAnswer(next) : onDone(next.routePath));
  if (answer) {
    return (
      <Suspense>
        <ConsentStep texts={answer.consents_due} onDone={() => onDone(answer.routePath)} />
      </Suspense>
    );
  }
  if (!info) return <Waiting failure={failure} onRetry={() => void reload()} />;
  const available = info.accountVerificationType;
  const hasPasskeys = !offer && info.passkeyOrigin === location.origin && 'PublicKeyCredential' in window;
  if (ticket) {
    const link = offer?.link ?? arrived.ticket?.link;
    return <SecondFactorForm ticket={ticket} link={link} onDone={goOn} onBack={() => setTicket(undefined)} />;
  }
  if (isForgotten) return <ForgotForm available={available} onBack={() => setForgotten(false)} />;
  return (
    <>
      {why && !offer && <p className={styles.why}>{t(`why.${why}`)}</p>}
      {offer ? (
        <LinkNotice offer={offer} onDecline={() => setOffer(undefined)} />
      ) : (
        <div className={styles.arrived}>
          <FormAlert text={arrived.failure} />
        </div>
      )}
      <Tabs variant="fullWidth" value={tab} aria-label={t('tabs.label')} onChange={(_, next: AuthTab) => setTab(next)}>
        <Tab id="auth-tab-login" aria-controls="auth-panel" value="login" label={t('tabs.login')} />
        <Tab id="auth-tab-register" aria-controls="auth-panel" value="register" label={t('tabs.register')} />
      </Tabs>
      <div role="tabpanel" id="auth-panel" aria-labelledby={`auth-tab-${tab}`}>
        {tab === 'login' ? (
          <LoginForm
            isCaptchaNeeded={info.userLoginCaptchaSwitch}
            link={offer?.link}
            canRecover={available.length > 0}
            hasPasskeys={hasPasskeys}
            onForgot={() => setForgotten(true)}
            onDone={goOn}
            onTicket={setTicket}
          />
        ) : (
          <Registration info={info} link={offer?.link} onDone={goOn} />
        )}
        {!offer && <OtherWays providers={info.providers} target={target} isFurther={tab === 'login' && hasPasskeys} />}
      </div>
    </>
  );
}

/** Until it is known what the forms need; `failure` is empty where nobody answered. */
function Waiting({ failure, onRetry }: { failure: string | undefined; onRetry: () => void }) {
  const t = useTranslations('identityShop');
  return (
    <div className={styles.waiting} role="status">
      <p>{failure === undefined ? t('loading') : failure || t('unavailable')}</p>
      {failure !== undefined && (
        <Button look="secondary" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
