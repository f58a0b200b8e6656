import { Section } from '#components/ui/page/section.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import styles from './how-it-works.module.css';

const steps = ['configure', 'quote', 'produce', 'deliver'] as const;

/** Four drawn steps from the idea to the delivery. */
export async function HowItWorks({ cdnUrl }: { cdnUrl: string }) {
  const t = await getTranslations('siteHome');
  return (
    <Section title={t('stepsTitle')}>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li key={name}>
            <img src={fileAddress(cdnUrl, `/art/step-${name}.svg`)} alt="" width={320} height={240} loading="lazy" />
            <h3>
              <span aria-hidden="true">{index + 1}</span>
              {t(`steps.${name}Title`)}
            </h3>
            <p>{t(`steps.${name}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
