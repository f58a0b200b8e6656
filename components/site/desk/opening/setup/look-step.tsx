'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type LookAtDesk, lookPreviewQuery } from '#lib/api/site/desk-look.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { ColourField } from '../../look/colour-field.tsx';
import { PictureField } from '../../look/picture-field.tsx';
import { useLook } from '../../look/use-look.ts';
import styles from './step-form.module.css';

interface LookStepProps {
  /** What was chosen is seen by visitors, and by this page. */
  onPublished: () => void;
  onDone: () => void;
}

/** Logo and colours, published as they are chosen; shapes, fonts and the preview are on the page of the look. */
export function LookStep(props: LookStepProps) {
  const query = useQuery({ ...apiQuery('/api/operator/look/see'), refetchOnWindowFocus: false });
  return (
    <QueryView query={query} skeleton={<PanelSkeleton rows={4} />}>
      {(data) => <LookFields data={data} {...props} />}
    </QueryView>
  );
}

function LookFields({ data, onPublished, onDone }: LookStepProps & { data: LookAtDesk }) {
  const t = useTranslations('siteOpening.setup');
  const form = useLook(data, onPublished);
  const preview = useQuery(lookPreviewQuery(form.settled));
  const notes = preview.data?.notes ?? [];
  const isBusy = form.publish.isPending;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.look) return;
    if (form.isDirty || data.draft) form.publish.mutate(form.look);
    else onDone();
  };
  return (
    <form noValidate method="dialog" onSubmit={send}>
      <fieldset disabled={isBusy} className={styles.fields}>
        <FormAlert text={form.refusal} />
        <GuardedFields node="operator/look/edit">
          <PictureField form={form} name="logo" />
          <ColourField form={form} name="brand" notes={notes} />
          <ColourField form={form} name="accent" notes={notes} />
        </GuardedFields>
        <div className="wrap-8">
          <Guarded node="operator/look/publish">
            <Button isBusy={isBusy} type="submit">
              {t('save')}
            </Button>
          </Guarded>
          <Button look="quiet" onClick={onDone}>
            {t('skip')}
          </Button>
          <ButtonLink look="quiet" href={userPath('desk/look')}>
            {t('look.more')}
          </ButtonLink>
        </div>
      </fieldset>
    </form>
  );
}
