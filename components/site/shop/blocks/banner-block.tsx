import { ActionLink } from './action-link.tsx';
import styles from './banner-block.module.css';
import type { BlockProps } from './block-context.ts';
import { BlockPicture } from './block-picture.tsx';

/** One thing to say, and where to go for it: an offer, or that recommending the shop pays. */
export function BannerBlock({ block, place }: BlockProps<'banner'> | BlockProps<'referral'>) {
  const { title, text, action, link, tone } = block.fields;
  const picture = block.kind === 'banner' ? block.fields.picture : null;
  const id = `band-${block.id}`;
  const band = (
    <section aria-labelledby={id} className={`${styles.band} ${styles[tone]}`}>
      {picture && <BlockPicture picture={picture} sizes="(min-width: 992px) 600px, 100vw" />}
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      <ActionLink label={action} link={link} />
    </section>
  );
  return place.isInColumn ? band : <div className={`container ${styles.alone}`}>{band}</div>;
}
