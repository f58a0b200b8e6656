'use client';

import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PlayCircleOutlined } from '#components/ui/material-icons/play-circle-outlined.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { MediaItem } from '#lib/api/files/desk-media.ts';
import { locales } from '#lib/i18n/locales.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import styles from './media-grid.module.css';

interface MediaGridProps {
  items: readonly MediaItem[];
  onOpen: (item: MediaItem) => void;
}

/** Files beside each other, each a button that is named by what it shows. */
export function MediaGrid({ items, onOpen }: MediaGridProps) {
  const t = useTranslations('filesMedia');
  return (
    <ul aria-label={t('list')} className={styles.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <button type="button" className={styles.card} onClick={() => onOpen(item)}>
            <span className={styles.thumbnail}>
              <Thumbnail item={item} />
            </span>
            <span className={styles.name}>{item.name}</span>
            <span className={styles.facts}>
              <span className="hint">{t('uses', { count: item.uses })}</span>
              {item.missing.length === locales.length && <Chip tone="warning">{t('states.untold')}</Chip>}
              {item.missing.length < locales.length &&
                item.missing.map((locale) => (
                  <Chip key={locale} tone="warning">
                    {t('missing', { language: t(`language.${locale}`) })}
                  </Chip>
                ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A small picture of a file. */
function Thumbnail({ item }: { item: Pick<MediaItem, 'picture' | 'url'> }) {
  const { site } = useMemberCentre();
  if (!item.picture) return <PlayCircleOutlined aria-hidden="true" fontSize="large" />;
  if (item.picture.sources.length > 0) return <Picture picture={item.picture} sizes="200px" isDecorative />;
  return <img src={fileAddress(site.cdnUrl, item.url)} alt="" loading="lazy" />;
}
