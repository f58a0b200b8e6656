'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './auth-form.module.css';
import { AuthPanel } from './auth-panel.tsx';
import { type Arrival, type Arrived, endJourney } from './provider-arrival.ts';

/** Fetched for whom something is asked of. */
const ConsentStep = lazy(() => import('./consent/consent-step.tsx'));

const security = userPath('account/changePassword');

interface ArrivalScreenProps {
  arrival: Arrival;
  onDone: (routePath: string, target?: string) => void;
}

/** Somebody comes back from a provider: lets them in, or says what is missing and goes on with the forms. */
export function ArrivalScreen({ arrival, onDone }: ArrivalScreenProps) {
  const t = useTranslations('identityShop.providers');
  const arrived = useArrived(arrival, onDone);
  if (arrived?.kind === 'done' && arrived.consents_due?.length > 0) {
    const { consents_due: texts, routePath, target } = arrived;
    return (
      <Suspense>
        <ConsentStep texts={texts} onDone={() => onDone(routePath, target)} />
      </Suspense>
    );
  }
  if (!arrived || arrived.kind === 'done') {
    return (
      <div className={styles.waiting} role="status">
        <p>{t('arriving')}</p>
      </div>
    );
  }
  const { target, isLinking } = arrived;
  const offer = arrived.kind === 'offer' ? arrived.offer : undefined;
  const ticket = arrived.kind === 'ticket' ? arrived : undefined;
  const refusal = arrived.kind === 'refused' ? arrived.text : undefined;
  const failure = arrived.kind === 'lost' || arrived.kind === 'cancelled' ? t(arrived.kind) : refusal;
  if (isLinking) {
    return (
      <div className={styles.fields}>
        <FormAlert text={failure} />
        <ButtonLink href={security}>{t('security')}</ButtonLink>
      </div>
    );
  }
  return (
    <AuthPanel
      firstTab="login"
      target={target}
      arrived={{ failure, offer, ticket }}
      onDone={(routePath) => onDone(routePath, target)}
    />
  );
}

/** Comes back once, and takes what it came with out of the address. */
function useArrived(arrival: Arrival, onDone: ArrivalScreenProps['onDone']): Arrived | undefined {
  const [arrived, setArrived] = useState<Arrived>();
  const hasBegun = useRef(false);
  const go = useRef(onDone);
  go.current = onDone;
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    history.replaceState(history.state, '', location.pathname);
    void endJourney(arrival).then((next) => {
      setArrived(next);
      if (next.kind !== 'done' || next.consents_due?.length > 0) return;
      if (next.isLinking) leaveFor(security);
      else go.current(next.routePath, next.target);
    });
  }, [arrival]);
  return arrived;
}
