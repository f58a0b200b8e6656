import { Section } from '#components/ui/page/section.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './trust-facts.module.css';

const facts = ['price', 'lead', 'after', 'invoice'] as const;

/** What the shop promises everybody, with its numbers (docs/domain/site.md 2). */
export async function TrustFacts() {
  const t = await getTranslations('siteHome');
  return (
    <Section title={t('trustTitle')}>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`trust.${fact}Title`)}</dt>
            <dd>{t(`trust.${fact}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
