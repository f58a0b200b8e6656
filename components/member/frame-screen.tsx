'use client';

import CircularProgress from '@mui/material/CircularProgress';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { memberIndexQuery } from '#lib/api/site/member-index.ts';
import { frameTarget, isFramed } from '#lib/routes/guards/frame-rules.ts';
import type { MemberMenuItem } from '#lib/routes/member-menu.ts';
import styles from './frame-screen.module.css';
import { OutsideLink } from './outside-link.tsx';

/**
 * A foreign page runs what it needs, but cannot lead this page elsewhere. A page of our own is not fenced in: with its
 * scripts and its own storage it could leave any fence.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** A page of elsewhere inside the member centre, if one of the member's iframe entries names its site. */
export function FrameScreen({ address }: { address: string }) {
  const t = useTranslations('member.frame');
  const title = useEntryTitle() ?? t('title');
  const origin = useSyncExternalStore(never, () => location.origin, notYet);
  const { data: answer } = useQuery(memberIndexQuery());
  // The server does not know by which address it is visited; the browser decides a moment later.
  if (!origin || !answer) return <PageHeader title={title} />;
  const target = frameTarget(address, origin);
  if (!target || !isFramed(address, answer.menus, answer.rules, origin)) return <Refusal target={target} />;
  return (
    <>
      <PageHeader title={title}>
        <OutsideLink href={target.href} />
      </PageHeader>
      <Frame key={target.href} target={target} title={title} />
    </>
  );
}

function Frame({ target, title }: { target: URL; title: string }) {
  const t = useTranslations('member.frame');
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles.frame} aria-busy={!isLoaded}>
      <iframe
        src={target.href}
        title={title}
        sandbox={target.origin === location.origin ? undefined : sandbox}
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
      />
      <div role="status">
        {!isLoaded && (
          <div className={styles.mask}>
            <CircularProgress size={32} aria-hidden="true" />
            {t('loading', { host: target.host })}
          </div>
        )}
      </div>
    </div>
  );
}

/** Where it would have led is said in full, so that nobody opens another site than they think. */
function Refusal({ target }: { target: URL | undefined }) {
  const t = useTranslations('member.frame');
  return (
    <>
      <PageHeader title={t('title')} />
      <Panel>
        <EmptyState title={t('refused')} text={t('refusedText')}>
          {target && (
            <div className={`stack-12 justify-items-center ${styles.refused}`}>
              <code>{target.origin}</code>
              <OutsideLink href={target.href} />
            </div>
          )}
        </EmptyState>
      </Panel>
    </>
  );
}

/** The title of the menu entry that this page belongs to. */
function useEntryTitle(): string | undefined {
  const { userMenus, activeRoute } = useMemberCentre();
  const all = userMenus.flatMap(function walk(item): MemberMenuItem[] {
    return [item, ...item.children.flatMap(walk)];
  });
  return activeRoute === undefined ? undefined : all.find(({ href }) => href === activeRoute)?.title;
}

const never = () => () => {};
const notYet = () => undefined;
