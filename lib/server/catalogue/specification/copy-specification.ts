import type { Executor } from '../../db/connection.ts';
import { storeDraft } from './save-template-draft.ts';
import { findVersion, readSpecTemplate } from './specification-repository.ts';
import { listVersions } from './template-owner-repository.ts';

interface Copying {
  /** Products: whose specification, and who gets a draft like it. */
  from: number;
  to: number;
  now: Date;
}

/** What customers are offered of a product, else what is being drafted, as the first draft of another; nothing of neither. */
export async function copySpecification(tx: Executor, { from, to, now }: Copying): Promise<void> {
  const versions = await listVersions(tx, { productId: from });
  const source =
    versions.find(({ status }) => status === 'published') ?? versions.find(({ status }) => status === 'draft');
  const [template, found] = source
    ? [await readSpecTemplate(tx, source.id), await findVersion(tx, source.id)]
    : [undefined, undefined];
  if (!template || !found) return;
  const draft = {
    owner: { productId: to },
    minimumQuantity: template.minimum_quantity,
    automaticQuantityMax: template.automatic_quantity_max,
    unit: found.version.unit ?? undefined,
    nodes: template.nodes.map(({ id: _, ...node }) => node),
  };
  await storeDraft(tx, draft, now);
}
