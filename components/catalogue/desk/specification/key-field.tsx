'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '../controlled-field.tsx';
import type { EditNode } from './editing/edit-node.ts';
import { renameKey } from './editing/node-keys.ts';
import { useEditor } from './editor-context.ts';
import { useFieldFault } from './use-fault-words.ts';

/** The name that formulas and selections use. What customers may have chosen already keeps its own. */
export function KeyField({ node }: { node: EditNode }) {
  const t = useTranslations('catalogueSpecification.form');
  const fields = useTranslations('ui.fields');
  const fault = useFieldFault(node.uid);
  const { change, lockedKeys } = useEditor();
  const isLocked = lockedKeys.has(node.key);
  const rename = (key: string) =>
    change(`${node.uid} key`, ({ tree, terms }) => {
      // While the key is that of another node as well, nobody can tell whom the others mean.
      const isOwn = tree.filter((each) => each.key === node.key).length === 1;
      const named = isOwn && key !== '' ? renameKey(tree, node.key, key) : tree;
      return { terms, tree: named.map((each) => (each.uid === node.uid ? { ...each, key, isKeyOwn: true } : each)) };
    });
  return (
    <TextField
      label={fields('variableName')}
      help={t(isLocked ? 'keyLocked' : 'keyHelp')}
      value={node.key}
      maxLength={40}
      isDisabled={isLocked}
      fault={fault('key')}
      onChange={(key) => rename(key.toLowerCase())}
    />
  );
}
