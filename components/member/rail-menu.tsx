'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { CountBadge } from '#components/ui/facts/count-badge.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { MemberMenuItem } from '#lib/routes/member-menu.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { MenuIcon } from '../ui/menu-icon.tsx';
import styles from './rail-menu.module.css';

interface RailMenuProps {
  /** Icons only; the titles stay readable for screen readers and as a hint. */
  isNarrow: boolean;
  unread: number;
  waiting: ReadonlyMap<string, number>;
}

const inbox = userPath('message');

/** The entries of the side menu; group titles only when there is more than one group (specification §2, headline). */
export function RailMenu({ isNarrow, unread, waiting }: RailMenuProps) {
  const t = useTranslations('member.menu');
  const { userMenus, showHeadline, activeRoute } = useMemberCentre();
  const entry = (item: MemberMenuItem) => {
    const isInbox = item.href === inbox;
    const count = isInbox ? unread : (waiting.get(item.href ?? '') ?? 0);
    return (
      <Entry
        key={item.id}
        item={item}
        isActive={item.href !== undefined && item.href === activeRoute}
        isNarrow={isNarrow}
        count={count}
        words={t(isInbox ? 'unread' : 'waiting', { count })}
      />
    );
  };
  const loose = userMenus.filter(({ kind }) => kind !== 'group');
  return (
    <>
      {loose.length > 0 && <ul className={`stack-2 ${styles.list}`}>{loose.map(entry)}</ul>}
      {userMenus
        .filter(({ kind }) => kind === 'group')
        .map((group) => (
          <section key={group.id} className={styles.group}>
            {showHeadline && <h2 className={isNarrow ? 'visually-hidden' : undefined}>{group.title}</h2>}
            <ul className={`stack-2 ${styles.list}`}>{flatten(group.children).map(entry)}</ul>
          </section>
        ))}
    </>
  );
}

/** Groups within groups are listed in place: the menu has two levels at most. */
function flatten(items: MemberMenuItem[]): MemberMenuItem[] {
  return items.flatMap((item) => (item.kind === 'group' ? flatten(item.children) : [item, ...flatten(item.children)]));
}

interface EntryProps {
  item: MemberMenuItem;
  isActive: boolean;
  isNarrow: boolean;
  count: number;
  /** What is counted, for who does not see the figure. */
  words: string;
}

function Entry({ item, isActive, isNarrow, count, words }: EntryProps) {
  const look = {
    className: `${styles.entry} ${isNarrow ? styles.narrow : ''}`,
    title: isNarrow ? hintOf(item.title, count, words) : undefined,
  };
  const content = (
    <>
      <MenuIcon name={item.icon} />
      <span className={isNarrow ? 'visually-hidden' : styles.title}>{item.title}</span>
      <CountBadge count={count} words={words} className={styles.count} />
    </>
  );
  return <li ref={useShownWhile(isActive, isNarrow)}>{destination(item, { ...look, isActive }, content)}</li>;
}

const hintOf = (title: string, count: number, words: string) => (count > 0 ? `${title} (${words})` : title);

/** The current entry is in view: a long menu would hide where one is. The rail alone is moved, never the page. */
function useShownWhile(isActive: boolean, isNarrow: boolean) {
  const entry = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries of another width stand elsewhere
  useEffect(() => {
    const place = isActive ? entry.current : null;
    const rail = place?.closest('nav');
    if (!place || !rail || rail.scrollHeight <= rail.clientHeight) return;
    rail.scrollTop += place.getBoundingClientRect().top - rail.getBoundingClientRect().top - rail.clientHeight / 2;
  }, [isActive, isNarrow]);
  return entry;
}

interface Look {
  className: string;
  title: string | undefined;
  isActive: boolean;
}

function destination({ href, kind }: MemberMenuItem, { isActive, ...look }: Look, content: ReactNode) {
  if (!href) {
    return (
      <button type="button" {...look} onClick={() => publishNotice({ tone: 'error', failure: 'unknownMenu' })}>
        {content}
      </button>
    );
  }
  if (kind === 'link') {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...look}>
        {content}
      </a>
    );
  }
  if (kind === 'iframe') {
    // Loaded anew: which site a page may frame stands in the policy that it came with.
    return (
      <a href={href} aria-current={isActive ? 'page' : undefined} {...look}>
        {content}
      </a>
    );
  }
  return (
    <PageLink href={href} aria-current={isActive ? 'page' : undefined} {...look}>
      {content}
    </PageLink>
  );
}
