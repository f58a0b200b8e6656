import { Breadcrumb } from '#components/ui/page/breadcrumb.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Prose } from '#components/ui/page/prose.tsx';
import type { ContentLink, ContentPage } from '#lib/contract/site/shop-content.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import { type Heading, withAnchors } from './anchors.ts';
import styles from './content-screen.module.css';

interface ContentScreenProps {
  locale: Locale;
  page: ContentPage;
  /** What it says, as one text. */
  html: string;
  pages: ContentLink[];
}

/** A text of the shop at reading width: its contents at one side, the other texts at the other. */
export async function ContentScreen({ locale, page, html: text, pages }: ContentScreenProps) {
  const t = await getTranslations('siteContent');
  const { html, headings } = withAnchors(text);
  const date = new Date(page.update_time * 1000);
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb label={t('breadcrumb')} crumbs={[{ name: t('home'), href: paths.home }, { name: page.title }]} />
      <div className={styles.columns}>
        <article
          className={`stack-32 content-start grid-cols-1 ${styles.article}`}
          lang={page.locale === locale ? undefined : page.locale}
        >
          <header>
            <h1>{page.title}</h1>
            <p className="text-ink-2 text-18">{page.description}</p>
            {page.locale !== locale && <p className="warning-note">{t('fallbackText')}</p>}
            <time className="text-ink-3 text-14" dateTime={date.toISOString().slice(0, 10)}>
              {t('updated', { date })}
            </time>
          </header>
          <Contents headings={headings} label={t('contents')} />
          <Prose html={html} />
          <footer className={styles.ask}>
            <strong>{t('askTitle')}</strong>
            <PageLink href={paths.cooperate}>{t('ask')}</PageLink>
          </footer>
        </article>
        <nav aria-label={t('pages')} className={styles.siblings}>
          <p>{t('pages')}</p>
          <ul>
            {pages.map(({ url, title }) => (
              <li key={url}>
                <PageLink href={paths.page(url)} aria-current={url === page.url ? 'page' : undefined}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function Contents({ headings, label }: { headings: Heading[]; label: string }) {
  if (headings.length < 3) return null;
  return (
    <nav aria-label={label} className={styles.contents}>
      <p>{label}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
