'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { addPasskey, type PasskeyOffer, setUpPasskey } from '#lib/api/identity/member-passkeys.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { passkeySetupBody } from '#lib/contract/identity/member-passkeys.ts';
import { codeBody } from '#lib/contract/identity/member-two-factor.ts';
import { SecretForm } from './secret-form.tsx';

interface PasskeyAddingProps {
  /** The account has a second factor. */
  isCodeNeeded: boolean;
  onDone: () => void;
}

const withCode = passkeySetupBody.extend(codeBody.shape);

/** Adds a passkey: first who it is, then the browser's own dialog. */
export function PasskeyAdding({ isCodeNeeded, onDone }: PasskeyAddingProps) {
  const t = useTranslations('identitySecurity.passkeys');
  const dialog = useTranslations('ui.dialog');
  const [offer, setOffer] = useState<PasskeyOffer>();
  const [isExpired, setExpired] = useState(false);
  const startAgain = () => {
    setExpired(true);
    setOffer(undefined);
  };
  return (
    <Modal title={t('add')} closeLabel={dialog('close')} onClose={onDone}>
      {offer ? (
        <Creation offer={offer} onDone={onDone} onExpired={startAgain} />
      ) : (
        <SecretForm
          text={t(isExpired ? 'adding.expired' : 'adding.password')}
          fields={isCodeNeeded ? ['password', 'code'] : ['password']}
          schema={isCodeNeeded ? withCode : passkeySetupBody}
          submit={t('adding.next')}
          send={async ({ password = '', code = '' }) => setOffer(await setUpPasskey({ password, code }))}
        />
      )}
    </Modal>
  );
}

interface CreationProps {
  offer: PasskeyOffer;
  onDone: () => void;
  /** It took too long: the server has to be asked anew. */
  onExpired: () => void;
}

/** A button of its own: browsers open their dialog for who presses one, not for an answer that has come. */
function Creation(props: CreationProps) {
  const t = useTranslations('identitySecurity.passkeys.adding');
  const { isBusy, failure, create } = useCreation(props);
  return (
    <div className="stack-16 text-14">
      <p>{t('ready')}</p>
      <FormAlert text={failure} />
      <div className="row-8 justify-end">
        <Button size="small" isBusy={isBusy} onClick={() => void create()}>
          {t('create')}
        </Button>
      </div>
    </div>
  );
}

function useCreation({ offer: { ticket, options }, onDone, onExpired }: CreationProps) {
  const t = useTranslations('identitySecurity.passkeys.adding');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const create = async () => {
    setBusy(true);
    setFailure(undefined);
    const { createPasskey, problemOf } = await import('#lib/utils/passkey-device.ts');
    try {
      await addPasskey({ ticket, credential: await createPasskey(options) });
      await untilReread();
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.error === 'passkey_expired') return onExpired();
      const problem = problemOf(error);
      const words = t(problem === 'aborted' ? 'cancelled' : problem);
      setFailure(error instanceof ApiError ? error.message || words : words);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, create };
}
