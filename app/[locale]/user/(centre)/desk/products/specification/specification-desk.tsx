'use client';

import { SpecificationScreen } from '#components/catalogue/desk/specification/specification-screen.tsx';
import { DraftPreview } from '#components/quotation/builder/draft-preview.tsx';
import type { SpecificationOwner } from '#lib/api/catalogue/desk-specification.ts';

/** The editor, and what customers see of it: two features that meet here. */
export function SpecificationDesk({ owner }: { owner: SpecificationOwner | undefined }) {
  return <SpecificationScreen owner={owner} renderPreview={(preview) => <DraftPreview {...preview} />} />;
}
