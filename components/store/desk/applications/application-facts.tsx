'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useHeldNode, useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { type Fact, FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { ApplicationInfo, ApplicationSecrets } from '#lib/api/store/desk-stores.ts';
import type { StoreApplicationField } from '#lib/contract/store/application-form.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import styles from '../desk-stores.module.css';
import type { Reveal } from '../use-reveal.ts';
import { LicencePicture } from './licence-picture.tsx';
import { useFieldText } from './use-field-text.ts';

interface FactsProps {
  application: ApplicationInfo;
  reveal: Reveal<ApplicationSecrets>;
  /** What the server refused, by the field. */
  faults: Record<string, string>;
}

const sections = {
  company: ['company_name', 'credit_code', 'legal_person', 'licence_from', 'licence_until'],
  shop: ['store_name', 'trades', 'logo', 'intro', 'address'],
  contact: ['contact_name', 'contact_mobile', 'contact_email'],
  payee: ['payee_type', 'payee_name', 'payee_bank', 'payee_branch', 'payee_account'],
} as const satisfies Record<string, readonly StoreApplicationField[]>;

/** Everything the applicant typed, part by part. */
export function ApplicationFacts({ application, reveal, faults }: FactsProps) {
  const t = useTranslations('storeDesk.application');
  const words = useTranslations('storeFields.fields');
  const textOf = useFieldText(application, reveal.secrets);
  const facts = (section: keyof typeof sections): Fact[] =>
    sections[section].map((name) => ({
      key: name,
      label: words(name),
      value: name === 'logo' && application.form.logo ? <Logo address={application.form.logo} /> : textOf(name),
      fault: faults[name] ?? (name === 'address' ? faults.area_id : undefined),
      isWide: name === 'intro' || name === 'address',
    }));
  return (
    <>
      <Panel title={t('sections.company')} actions={<RevealButton reveal={reveal} />}>
        <FactList facts={facts('company')} />
        <Licence reveal={reveal} fault={faults.licence} />
      </Panel>
      <Panel title={t('sections.shop')}>
        <FactList facts={facts('shop')} />
      </Panel>
      <Panel title={t('sections.contact')} actions={<Applicant id={application.user_id} />}>
        <FactList facts={facts('contact')} />
      </Panel>
      <Panel title={t('sections.payee')}>
        <FactList facts={facts('payee')} />
      </Panel>
    </>
  );
}

function RevealButton({ reveal: { secrets, isPending, reveal } }: Pick<FactsProps, 'reveal'>) {
  const t = useTranslations('storeDesk.application');
  const isHeld = useHeldNode();
  if (secrets || !isHeld('operator/storeApplication/reveal')) return null;
  return (
    <Button look="secondary" size="small" disabled={isPending} onClick={reveal}>
      {t(isPending ? 'revealing' : 'reveal')}
    </Button>
  );
}

function Licence({
  reveal: { secrets, reveal },
  fault,
}: {
  reveal: Reveal<ApplicationSecrets>;
  fault: string | undefined;
}): ReactNode {
  const t = useTranslations('storeDesk.application');
  const file = secrets?.licence_file;
  return (
    <div className="stack-8 mt-16">
      {file && <LicencePicture name={file.name} link={file.link} onRenew={reveal} />}
      {!file && <p className="hint">{t(secrets ? 'noLicence' : 'hidden')}</p>}
      {fault && <p className="fault">{fault}</p>}
    </div>
  );
}

function Logo({ address }: { address: string }) {
  const t = useTranslations('storeDesk.application');
  const { cdnUrl } = useMemberCentre().site;
  // The applicant's own file, of any size: nothing to be made smaller for one look.
  return <img src={fileAddress(cdnUrl, address)} alt={t('logo')} width={72} height={72} className={styles.logo} />;
}

function Applicant({ id }: { id: number }) {
  const t = useTranslations('storeDesk.application');
  return <PageLink href={userPath('desk/users/info', { id })}>{t('applicant', { id })}</PageLink>;
}
