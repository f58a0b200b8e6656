'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { type ProductShare, readShare } from '#lib/api/referral/shop-share.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import styles from './share-strip.module.css';

export interface ShareWords {
  /** Contains `{amount}`. */
  earn: string;
  /** Contains `{rate}`: where a seller names the price. */
  earnRate: string;
  share: string;
  poster: string;
  copied: string;
  failed: string;
}

/** What the member would earn by somebody else's order, and the product's link with the own code. */
export default function ShareStrip({ product, words }: { product: number; words: ShareWords }) {
  const [share, setShare] = useState<ProductShare | null>(null);
  useEffect(() => {
    // A page without it is whole: nobody is told that it could not be read.
    readShare(product).then(setShare, () => undefined);
  }, [product]);
  if (!share) return null;
  const { amount, bp } = share;
  return (
    <p className={styles.strip}>
      <span>
        {amount === null
          ? words.earnRate.replace('{rate}', `${bp / 100}%`)
          : words.earn.replace('{amount}', `¥${amount}`)}
      </span>
      <Button look="secondary" size="small" onClick={() => void handOut(share.code, words)}>
        {words.share}
      </Button>
      <PageLink href={userPath('recommend', { product })}>{words.poster}</PageLink>
    </p>
  );
}

/** By the system's share sheet, or else on the clipboard. */
async function handOut(code: string, words: ShareWords): Promise<void> {
  const url = `${location.origin}${location.pathname}?sp_uid=${encodeURIComponent(code)}`;
  if (typeof navigator.share === 'function') {
    // Whoever closes the sheet has changed their mind: nothing has failed.
    return navigator.share({ title: document.title, url }).catch(() => undefined);
  }
  try {
    await navigator.clipboard.writeText(url);
    publishNotice({ tone: 'success', text: words.copied });
  } catch {
    publishNotice({ tone: 'error', text: words.failed });
  }
}
