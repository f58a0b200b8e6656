'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { useKeptValues } from '#components/work/forms/use-kept-values.ts';
import { placePage } from '#lib/api/site/desk-blocks.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { pagePlaceBody } from '#lib/contract/site/desk-blocks.ts';
import { userPath } from '#lib/routes/user-path.ts';
import siteStyles from '../site-desk.module.css';
import { type PlaceInput, type PlaceOutput, UrlInput } from './place-panel.tsx';

/** A new page begins with its address; nobody finds it until it is published. */
export function NewPageForm() {
  const t = useTranslations('siteBlocksDesk');
  const navigation = useNavigation();
  const form = useForm<PlaceInput, unknown, PlaceOutput>({
    resolver: zodResolver(pagePlaceBody),
    defaultValues: { url: '', version: 0, is_published: false, sort: 0 },
  });
  const drop = useKeptValues(form, { name: 'page-place:new' });
  useLeaveWarning(form.formState.isDirty, t('kept'));
  const make = useMutation({
    mutationFn: (values: PlaceOutput) => placePage(values),
    onSuccess: ({ id }, values) => {
      form.reset(values);
      drop();
      navigation.replace(userPath('desk/pages/edit', { id }));
    },
    onError: (error) => showFailure(error, form.setError, ['url']),
  });
  return (
    <Panel title={t('place')}>
      <form noValidate className={siteStyles.stack} onSubmit={form.handleSubmit((values) => make.mutate(values))}>
        <FormAlert text={form.formState.errors.root?.message} />
        <UrlInput form={form} url="" />
        <div className="wrap-8">
          <Guarded node="operator/page/edit">
            <Button type="submit" isBusy={make.isPending}>
              {t('makePage')}
            </Button>
          </Guarded>
        </div>
      </form>
    </Panel>
  );
}
