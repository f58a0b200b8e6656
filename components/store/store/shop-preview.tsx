'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Chip } from '#components/ui/chip.tsx';
import type { StoreProfile } from '#lib/api/store/store-profile.ts';
import { lineWithStreet } from '#lib/i18n/place-line.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import { useTrades } from '../fields/use-trades.ts';
import mark from './logo-field.module.css';
import own from './shop-preview.module.css';
import styles from './store-profile.module.css';

type Shown = Pick<
  StoreProfile,
  'name' | 'logo' | 'intro' | 'trades' | 'area_name' | 'address' | 'contact_name' | 'contact_mobile' | 'contact_email'
>;

/** The store as it shows itself. */
export function ShopPreview({ shop }: { shop: Shown }) {
  const t = useTranslations('storeProfile.shop');
  const locale = useLocale();
  const words = useTranslations('storeFields');
  const { nameOf } = useTrades();
  const { cdnUrl } = useMemberCentre().site;
  const { name, logo, intro, area_name, address, contact_name, contact_mobile, contact_email } = shop;
  return (
    <div className={own.shop}>
      <div className={mark.logo}>
        {logo ? <img src={fileAddress(cdnUrl, logo)} alt={words('fields.logo')} width={96} height={96} /> : t('noLogo')}
      </div>
      <div className={`stack-8 content-start min-w-0 ${own.shopWords}`}>
        <h3>{name}</h3>
        <div className={styles.chips}>
          {shop.trades.map((trade) => (
            <Chip key={trade}>{nameOf(trade)}</Chip>
          ))}
        </div>
        <p className="reading wrap-anywhere whitespace-pre-line">{intro}</p>
        <dl className={`columns-2 stack-16-24 ${styles.facts}`}>
          <div>
            <dt>{t('place')}</dt>
            <dd>{lineWithStreet(area_name, address, locale)}</dd>
          </div>
          <div>
            <dt>{t('contact')}</dt>
            <dd>{[contact_name, contact_mobile, contact_email].filter(Boolean).join(' · ')}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
