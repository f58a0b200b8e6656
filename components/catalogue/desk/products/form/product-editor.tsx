'use client';

import { useTranslations } from 'next-intl';
import { FormProvider } from 'react-hook-form';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import type { OperatorProductDetail, ProductChoices } from '#lib/api/catalogue/desk-products.ts';
import { ConflictPanel } from '../../conflict-panel.tsx';
import { BasicsSection } from './basics-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { countErrors } from './error-at.ts';
import { FactsSection } from './facts-section.tsx';
import { productFormId } from './focus-fault.ts';
import styles from './form.module.css';
import { HistoryPanel } from './history-panel.tsx';
import { OptionsSection } from './options-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { SpecificationsSection } from './specifications-section.tsx';
import status from './status.module.css';
import { TextsSection } from './texts-section.tsx';
import { TiersSection } from './tiers-section.tsx';
import { type ProductEditing, useProductForm } from './use-product-form.ts';
import { useSaveProduct } from './use-save-product.ts';
import { VariantsSection } from './variants-section.tsx';

interface ProductEditorProps {
  /** Missing: a new one. */
  detail: OperatorProductDetail | undefined;
  choices: ProductChoices;
}

/** A whole product in one form, saved in one go. */
export function ProductEditor({ detail, choices }: ProductEditorProps) {
  const t = useTranslations('catalogueDesk.product');
  const editing = useProductForm(detail);
  const saving = useSaveProduct(editing, detail);
  const { form } = editing;
  const { isDirty, errors } = form.formState;
  useLeaveWarning(isDirty, t('keptHere'));
  return (
    <FormProvider {...form}>
      <div className={styles.sections}>
        {detail && <PublishPanel detail={detail} saving={saving} isDirty={isDirty} />}
        <form
          id={productFormId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void saving.save();
          }}
        >
          <fieldset disabled={saving.isBusy} className={styles.sections}>
            {editing.isRestored && <p className={status.restored}>{t('restored')}</p>}
            {saving.isBehind && <ConflictPanel takeTheirs={saving.takeTheirs} keepMine={saving.keepMine} />}
            <FormAlert text={saving.alert} />
            <GuardedFields node="operator/product/edit">
              <Sections editing={editing} detail={detail} choices={choices} />
            </GuardedFields>
            <Guarded node="operator/product/edit">
              <SaveBar
                isNew={!detail}
                isDirty={isDirty}
                isBusy={saving.isBusy}
                faults={countErrors(errors)}
                onDiscard={() => editing.accept(detail)}
              />
            </Guarded>
          </fieldset>
        </form>
        {detail && <HistoryPanel history={detail.history} />}
      </div>
    </FormProvider>
  );
}

function Sections({ editing, detail, choices }: ProductEditorProps & { editing: ProductEditing }) {
  const hasPrices = editing.form.watch('pricing') !== 'quote';
  return (
    <>
      <BasicsSection choices={choices} detail={detail} />
      <TextsSection />
      <PicturesSection product={detail?.id} previews={editing.previews} onPrepared={editing.addPreview} />
      {hasPrices && <OptionsSection />}
      {hasPrices && <VariantsSection detail={detail} />}
      {hasPrices && <TiersSection />}
      <DeliverySection />
      <FactsSection attributes={choices.attributes} />
      <SpecificationsSection />
    </>
  );
}
