'use client';

import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { BindFlow } from './bind-flow.tsx';
import styles from './binding.module.css';
import { KindChoice } from './kind-choice.tsx';
import { maskAddress } from './mask-address.ts';
import { readVerificationType } from './read-verification-type.ts';
import { usePass } from './use-pass.ts';

/** Proving and binding an address as a page of its own; the kind stands in the address (`?type=email`). */
export function VerificationScreen() {
  const t = useTranslations('identityAccount.binding');
  const query = useQuery(apiQuery('/api/account/profile'));
  const [type, setState] = useAddressState(readVerificationType);
  const [done, setDone] = useState<VerificationType>();
  return (
    <>
      <PageHeader title={t('page.title')} text={t('page.text')} />
      <Panel>
        {done ? (
          <BindingDone type={done} />
        ) : (
          <QueryView query={query} skeleton={<Skeleton height={240} />}>
            {({ accountVerificationType: available }) => (
              <div className={styles.page}>
                <KindChoice type={type} available={available} onChoose={(kind) => setState({ type: kind })} />
                <PageFlow type={type} available={available} onDone={() => setDone(type)} />
              </div>
            )}
          </QueryView>
        )}
      </Panel>
    </>
  );
}

interface KindProps {
  type: VerificationType;
  available: readonly VerificationType[];
}

/** Holds the pass, also while the person looks at the other kind: it counts for both. */
function PageFlow(props: KindProps & { onDone: () => void }) {
  const pass = usePass();
  return <BindFlow key={props.type} {...props} pass={pass} />;
}

function BindingDone({ type }: { type: VerificationType }) {
  const t = useTranslations('identityAccount.binding');
  const { user } = useMemberCentre();
  return (
    <div role="status">
      <EmptyState
        title={t(`done.${type}`)}
        text={user[type] && t('page.doneText', { address: maskAddress(type, user[type]) })}
      >
        <ButtonLink href={userPath('account/profile')} look="secondary">
          {t('page.back')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
