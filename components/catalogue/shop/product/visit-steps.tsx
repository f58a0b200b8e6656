import { Section } from '#components/ui/page/section.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './visit-steps.module.css';

const steps = ['book', 'confirm', 'visit', 'accept'] as const;

/** How a visit goes, in order. */
export async function VisitSteps() {
  const t = await getTranslations('catalogue');
  return (
    <Section title={t('visitTitle')} isTight className={styles.section}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(`visitSteps.${step}Title`)}</h3>
            <p>{t(`visitSteps.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
