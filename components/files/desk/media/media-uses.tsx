'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { MediaUse } from '#lib/api/files/desk-media.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** Where a file is shown, each with the page on which it can be changed. */
export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  const t = useTranslations('filesMedia.usedBy');
  return (
    <section className="stack-8">
      <h3>{t('title')}</h3>
      {uses.length === 0 ? (
        <p className="hint">{t('nowhere')}</p>
      ) : (
        <ul className="stack-4">
          {uses.map((use) => (
            <li key={`${use.kind}:${use.id}`}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Use({ use: { kind, id, name, places, count } }: { use: MediaUse }) {
  const t = useTranslations('filesMedia.usedBy');
  if (kind === 'order' || kind === 'quotation') return t(kind, { count });
  const said = places.map((place) => t(`places.${place}`)).join(', ');
  const title =
    kind === 'look' ? t('look') : kind === 'page' && id === 0 ? t('home') : name || `${t(`kinds.${kind}`)} ${id}`;
  return (
    <>
      <PageLink href={hrefOf(kind, id)}>{title}</PageLink>{' '}
      <span className="hint">{said || (name ? t(`kinds.${kind}`) : '')}</span>
    </>
  );
}

function hrefOf(kind: 'product' | 'category' | 'page' | 'look', id: number): string {
  if (kind === 'product') return userPath('desk/products/edit', { id });
  if (kind === 'category') return userPath('desk/categories');
  if (kind === 'look') return userPath('desk/look');
  return userPath('desk/pages/edit', id === 0 ? { home: 1 } : { id });
}
