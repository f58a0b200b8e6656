'use client';

import { useTranslations } from 'next-intl';
import { legalLinks } from '#components/ui/legal-links.tsx';
import type { PublishedText } from '#lib/api/identity/consents.ts';

interface AgreementProps {
  /** What is published. */
  texts: readonly PublishedText[];
  /** What the server refused about it. */
  fault: string | undefined;
}

/** What registering agrees to; a text that is not published is neither named nor linked. */
export function Agreement({ texts, fault }: AgreementProps) {
  const t = useTranslations('identityShop.register');
  const [first, second] = texts;
  const key = second ? 'agreement' : first?.text === 'terms' ? 'agreementTerms' : 'agreementPrivacy';
  return (
    <div className="stack-4">
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {first && <p className="text-ink-2 text-14">{t.rich(key, legalLinks)}</p>}
    </div>
  );
}
