'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { storeHref } from './stores/store-list.ts';

interface ChangeFrameProps {
  /** Undefined on the page of the store, which need not be named. */
  store: { id: number; name: string } | undefined;
  /** What kind of change it is, where the store is not named. */
  title: string;
  /** How far it is. */
  note: string;
  children: ReactNode;
}

/** One change that waits, under the name of its store. */
export function ChangeFrame({ store, title, note, children }: ChangeFrameProps) {
  const headId = useId();
  return (
    <article className="stack-12" aria-labelledby={headId}>
      <div className="wrap-8-12 items-center">
        <h3 id={headId}>{store ? <PageLink href={storeHref({ id: store.id })}>{store.name}</PageLink> : title}</h3>
        <span className="hint">
          <Unbroken>{note}</Unbroken>
        </span>
      </div>
      {children}
    </article>
  );
}

type Decision = 'approve' | 'reject';

interface ChangeActionsProps {
  /** Whose words the buttons have. */
  part: 'legalChanges' | 'payee';
  actions: readonly Decision[];
  /** Undefined where nothing private is left to see. */
  reveal: { ask: () => void; isPending: boolean } | undefined;
  onAsk: (action: Decision) => void;
}

/** What can be done about a change: look at what is private, and decide. */
export function ChangeActions({ part, actions, reveal, onAsk }: ChangeActionsProps) {
  const t = useTranslations(`storeDesk.${part}`);
  return (
    <div className="wrap-8">
      {reveal && (
        <Button look="quiet" size="small" disabled={reveal.isPending} onClick={reveal.ask}>
          {t('reveal')}
        </Button>
      )}
      {actions.map((action) => (
        <Button key={action} look="secondary" size="small" onClick={() => onAsk(action)}>
          {t(action)}
        </Button>
      ))}
    </div>
  );
}
