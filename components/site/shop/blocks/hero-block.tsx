import { Button, ButtonAnchor, ButtonLink } from '#components/ui/button.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import type { BlockProps } from './block-context.ts';
import { BlockPicture } from './block-picture.tsx';
import styles from './hero-block.module.css';

/** A promise, the search and one action; beside them a picture, on a press sheet where the shop likes that. */
export async function HeroBlock({ block, place }: BlockProps<'hero'>) {
  const { title, lead, has_search: hasSearch, search_hint: hint, action, link, picture, frame } = block.fields;
  const Heading = place.isHeading ? 'h1' : 'h2';
  return (
    <div className={place.isInColumn ? undefined : styles.hero}>
      <div className={place.isInColumn ? 'stack-24' : `container ${styles.columns} ${picture ? '' : styles.alone}`}>
        <div className={`stack-24 justify-items-start ${styles.words}`}>
          <Heading className={styles.title}>{title}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
          {hasSearch && <HeroSearch hint={hint} />}
          {action && link && <HeroAction action={action} link={link} />}
        </div>
        {picture && (
          <div className={frame === 'sheet' ? `${styles.picture} ${styles.sheet}` : styles.picture}>
            <BlockPicture picture={picture} sizes="(min-width: 992px) 520px, 100vw" isMain={place.isHeading} />
          </div>
        )}
      </div>
    </div>
  );
}

async function HeroSearch({ hint }: { hint: string }) {
  const t = await getTranslations('siteBlocks');
  return (
    <search>
      <form action={paths.products} className={styles.search}>
        <input
          type="search"
          name="q"
          maxLength={60}
          required
          placeholder={hint || t('searchLabel')}
          aria-label={t('searchLabel')}
        />
        <Button type="submit" look="secondary">
          {t('searchAction')}
        </Button>
      </form>
    </search>
  );
}

function HeroAction({ action, link }: { action: string; link: string }) {
  const Link = link.startsWith('/') ? ButtonLink : ButtonAnchor;
  return (
    <Link href={link} look="accent" className={styles.start}>
      {action}
    </Link>
  );
}
