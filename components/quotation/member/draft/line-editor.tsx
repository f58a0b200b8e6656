'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import { saveAll } from '#lib/utils/late-saves.ts';
import { type Configuration, ConfigurationProvider, focusField } from '../../builder/configuration.ts';
import { fieldId } from '../../builder/field-id.ts';
import { parts, WholeConfigurator } from '../../builder/parts.tsx';
import { PriceBar } from '../../builder/price-bar.tsx';
import { type BuilderPart, builderParts, findNode, partOf } from '../../builder/spec-tree.ts';
import { TreeOutline } from '../../builder/tree-outline.tsx';
import { useConfiguration } from '../../builder/use-configuration.ts';
import { useMadeForms } from '../../builder/use-made-forms.ts';
import { type LineAddress, quotationPaths } from '../../quotation-paths.ts';
import styles from './line-editor.module.css';
import { LineExtras } from './line-extras.tsx';
import type { LineValues } from './line-request.ts';
import { SaveMark } from './save-mark.tsx';
import { useLineDraft } from './use-line-draft.ts';

interface LineEditorProps {
  name: string;
  template: QuoteTemplate;
  line: LineAddress;
  part: BuilderPart | undefined;
  start: LineValues;
}

/** A line with its questions at the left; the outline and the price stay in view. */
export function LineEditor({ name, template, line, part, start }: LineEditorProps) {
  const t = useTranslations('quotation.line');
  const addressOf = (each: LineAddress) => (part ? quotationPaths.part(part, each) : quotationPaths.whole(each));
  const { values, change, saver, address, place } = useLineDraft({ template, line, start, addressOf });
  const configuration = useConfiguration({
    template,
    made: useMadeForms(template),
    state: values,
    onChange: change,
    hrefOf: (key) => (part ? partHref(template, key, address) : `#${fieldId(key)}`),
  });
  useRequestedField();
  const Part = part ? parts[part] : WholeConfigurator;
  return (
    <ConfigurationProvider value={configuration}>
      <div ref={place} className="stack-24 grid-cols-1">
        <PageHeader title={name} text={t('text')}>
          <SaveMark saver={saver} />
        </PageHeader>
        {part && <PartTabs part={part} address={address} />}
        <div className={styles.columns} data-part={part}>
          <Panel title={part && t(`parts.${part}`)}>
            <Part />
            {!part && (
              <div className={styles.extras}>
                <LineExtras values={values} onChange={change} />
              </div>
            )}
          </Panel>
          <aside className={styles.side}>
            {!part && (
              <div className={styles.outline}>
                <Panel title={t('parts.tree')}>
                  <TreeOutline />
                </Panel>
              </div>
            )}
            <div className={styles.price}>
              <PriceBar>
                <DoneButton configuration={configuration} flush={() => saver.flush()} address={address} part={part} />
              </PriceBar>
            </div>
          </aside>
        </div>
      </div>
    </ConfigurationProvider>
  );
}

function partHref({ nodes }: QuoteTemplate, key: string, address: LineAddress): string {
  const node = findNode(nodes, key);
  return `${quotationPaths.part(node ? partOf(nodes, node) : 'base', address)}#${fieldId(key)}`;
}

/** An address that names a question leads to it. */
function useRequestedField(): void {
  useEffect(() => {
    const { hash } = location;
    if (hash.startsWith('#spec-')) focusField(hash.slice('#spec-'.length));
  }, []);
}

function PartTabs({ part, address }: { part: BuilderPart; address: LineAddress }) {
  const t = useTranslations('quotation.line');
  return (
    <nav aria-label={t('partsLabel')} className={styles.tabs}>
      {builderParts.map((each) => (
        <PageLink
          key={each}
          href={quotationPaths.part(each, address)}
          aria-current={each === part ? 'page' : undefined}
        >
          {t(`parts.${each}`)}
        </PageLink>
      ))}
      <PageLink href={quotationPaths.whole(address)}>{t('whole')}</PageLink>
    </nav>
  );
}

interface DoneButtonProps {
  configuration: Configuration;
  flush: () => Promise<boolean>;
  address: LineAddress;
  part: BuilderPart | undefined;
}

/** Back to the quotation, once everything is saved. What is wrong in the whole is shown first; it is kept all the same. */
function DoneButton({ configuration, flush, address, part }: DoneButtonProps) {
  const t = useTranslations('quotation.line');
  const finish = async () => {
    // A file that is on its way is one of the answers.
    const isSaved = await saveAll();
    if (!part && !configuration.check()) return;
    if (isSaved && (await flush())) leaveFor('no' in address ? quotationPaths.list : quotationPaths.whole(address));
  };
  return <Button onClick={() => void finish()}>{t('done')}</Button>;
}
