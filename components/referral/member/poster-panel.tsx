'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { drawPoster, type Poster } from '#lib/api/referral/member-recommend.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { saveFile } from '#lib/utils/files/save-file.ts';
import styles from './recommend.module.css';

type Drawn = Poster & { address: string };

/** A picture of the shop, or of the product that the address names, drawn when somebody asks for it. */
export function PosterPanel() {
  const t = useTranslations('referral.poster');
  const product = Number(useSearchParams().get('product')) || undefined;
  const { drawn, isBusy, draw } = usePoster(product);
  return (
    <Panel title={t('title')} text={t(product ? 'textProduct' : 'text')}>
      <div className={`stack-16 justify-items-start ${styles.poster}`}>
        {drawn && (
          <img
            src={drawn.address}
            alt={t(product ? 'altProduct' : 'alt')}
            width={1080}
            height={1440}
            className={styles.drawn}
          />
        )}
        <div className={`wrap-8 mt-8 ${styles.actions}`}>
          <Button isBusy={isBusy} look={drawn ? 'secondary' : 'primary'} size="small" onClick={draw}>
            {t(drawn ? 'again' : 'make')}
          </Button>
          {drawn && <Kept {...drawn} />}
          {product && <PageLink href={userPath('recommend')}>{t('toShop')}</PageLink>}
        </div>
      </div>
    </Panel>
  );
}

/** To keep, and where the browser can hand files on, to share. */
function Kept({ content, name }: Poster) {
  const t = useTranslations('referral.poster');
  const file = new File([content], name, { type: 'image/png' });
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  // Whoever closes the sheet has changed their mind: nothing has failed.
  const share = () => void navigator.share({ files: [file] }).catch(() => undefined);
  return (
    <>
      <Button size="small" onClick={() => saveFile(content, name)}>
        {t('save')}
      </Button>
      {canShare && (
        <Button look="secondary" size="small" onClick={share}>
          {t('share')}
        </Button>
      )}
    </>
  );
}

/** One of another product, or in another language, is another poster. */
function usePoster(product: number | undefined) {
  const locale = useLocale();
  const about = `${locale}:${product ?? ''}`;
  const [kept, setKept] = useState<Drawn & { about: string }>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(kept?.address ?? ''), [kept]);
  const draw = async () => {
    setIsBusy(true);
    try {
      const poster = await drawPoster({ product_id: product });
      setKept({ ...poster, about, address: URL.createObjectURL(poster.content) });
    } catch {
      // Why is shown as a notice already.
    } finally {
      setIsBusy(false);
    }
  };
  return { drawn: kept?.about === about ? kept : undefined, isBusy, draw: () => void draw() };
}
