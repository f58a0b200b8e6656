'use client';

import { useTranslations } from 'next-intl';
import { CheckField, SelectField, TextField } from '../controlled-field.tsx';
import { type EditArtwork, type EditSheet, newArtwork, noSheet } from './editing/edit-artwork.ts';
import type { EditNode } from './editing/edit-node.ts';
import { childrenOf } from './editing/edit-tree.ts';
import { useNodeName } from './editing/node-names.ts';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { useFieldFault } from './use-fault-words.ts';

/** What files are held against before customers send them; nothing of it refuses one. */
export function ArtworkFields({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification.artwork');
  const { changeNode } = useEditor();
  const fault = useFieldFault(node.uid)('artwork');
  const set = (artwork: EditArtwork | null) => changeNode(node.uid, 'artwork', { artwork });
  const { artwork } = node;
  return (
    <>
      <CheckField label={t('is')} isChecked={artwork !== null} onChange={(is) => set(is ? newArtwork : null)} />
      {artwork && (
        <>
          <p className="text-ink-2 text-14">{t('text')}</p>
          <div className={styles.pair}>
            <TextField
              label={t('bleed')}
              value={artwork.bleed}
              end="mm"
              inputMode="decimal"
              onChange={(bleed) => set({ ...artwork, bleed })}
            />
            <TextField
              label={t('resolution')}
              value={artwork.resolution}
              end="dpi"
              inputMode="numeric"
              onChange={(resolution) => set({ ...artwork, resolution })}
            />
          </div>
          <Sources node={node} artwork={artwork} onChange={set} />
          <Sizes node={node} artwork={artwork} onChange={set} />
        </>
      )}
      {fault && (
        <p className="text-error text-14" data-fault tabIndex={-1}>
          {fault}
        </p>
      )}
    </>
  );
}

interface PartProps {
  node: EditNode;
  artwork: EditArtwork;
  onChange: (artwork: EditArtwork) => void;
}

/** Answers that say how large it is and how many pages it has. */
function Sources({ artwork, onChange }: PartProps) {
  const t = useTranslations('catalogueSpecification.artwork');
  const nameOf = useNodeName();
  const { edited } = useEditor();
  const choices = (nodes: EditNode[]) => [
    { value: '', label: t('none') },
    ...nodes.map((each) => ({ value: each.key, label: nameOf(each) })),
  ];
  const sheets = edited.tree.filter(({ kind, sides }) => kind === 'dimension' && sides === 2);
  const counts = edited.tree.filter(({ kind }) => kind === 'number');
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('sizeOf')}
        value={artwork.sizeOf}
        options={choices(sheets)}
        onChange={(sizeOf) => onChange({ ...artwork, sizeOf })}
      />
      <SelectField
        label={t('pagesOf')}
        value={artwork.pagesOf}
        options={choices(counts)}
        onChange={(pagesOf) => onChange({ ...artwork, pagesOf })}
      />
    </div>
  );
}

/** Sizes that are known without an answer in millimetres: one for all, or one by option of a choice. */
function Sizes({ artwork, onChange }: PartProps) {
  const t = useTranslations('catalogueSpecification.artwork');
  const nameOf = useNodeName();
  const { edited } = useEditor();
  const choices = edited.tree.filter(({ kind }) => kind === 'single');
  const named = edited.tree.find(({ key }) => key in artwork.sizes);
  const chosen = choices.find(({ uid }) => uid === named?.parent);
  const options = chosen ? childrenOf(edited.tree, chosen.uid) : [];
  const begin = (key: string) => {
    const question = choices.find((each) => each.key === key);
    const under = question ? childrenOf(edited.tree, question.uid) : [];
    onChange({ ...artwork, sizes: Object.fromEntries(under.map((option) => [option.key, noSheet])) });
  };
  const setSheet = (key: string, sheet: EditSheet) =>
    onChange({ ...artwork, sizes: { ...artwork.sizes, [key]: sheet } });
  return (
    <>
      <SelectField
        label={t('sizesBy')}
        value={chosen?.key ?? ''}
        options={[
          { value: '', label: t('sizesFixed') },
          ...choices.map((each) => ({ value: each.key, label: nameOf(each) })),
        ]}
        onChange={begin}
      />
      {chosen ? (
        options.map((option) => (
          <Sheet
            key={option.uid}
            name={nameOf(option)}
            sheet={artwork.sizes[option.key] ?? noSheet}
            onChange={(sheet) => setSheet(option.key, sheet)}
          />
        ))
      ) : (
        <Sheet name={t('fixed')} sheet={artwork.fixed} onChange={(fixed) => onChange({ ...artwork, fixed })} />
      )}
    </>
  );
}

function Sheet({ name, sheet, onChange }: { name: string; sheet: EditSheet; onChange: (sheet: EditSheet) => void }) {
  const t = useTranslations('catalogueSpecification.artwork');
  return (
    <div className={styles.pair}>
      {(['width', 'height'] as const).map((side) => (
        <TextField
          key={side}
          label={t(side, { name })}
          value={sheet[side]}
          end="mm"
          inputMode="decimal"
          onChange={(text) => onChange({ ...sheet, [side]: text })}
        />
      ))}
    </div>
  );
}
