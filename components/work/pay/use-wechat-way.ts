'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { preparePayment } from '#lib/api/payments/recharges.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { type PayDevice, payDeviceOf } from '#lib/utils/pay-device.ts';
import { type Instructions, loginIn, type WechatStep, wechatStep, withoutLogin } from './wechat-step.ts';
import { openWechatWindow, type WindowOutcome } from './wechat-window.ts';

export interface WechatPayment {
  no: string;
  instructions: Instructions;
}

const never = () => () => {};

/** Paying by WeChat from this device, and what came of it. Undefined: which device it is, only the browser knows. */
export function useWechatWay({ no, instructions }: WechatPayment, ask: () => void) {
  const device = useSyncExternalStore<PayDevice | undefined>(
    never,
    () => payDeviceOf(navigator.userAgent),
    () => undefined,
  );
  const [left, setLeft] = useState<WindowOutcome>();
  const stepOf = (given: Instructions) => device && wechatStep(given, device, Date.now() / 1000);
  const act = async (step: WechatStep | undefined) => {
    if (step?.kind === 'page' || step?.kind === 'login') leaveFor(step.url);
    if (step?.kind !== 'bridge') return;
    setLeft(await openWechatWindow(step.bridge));
    ask();
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (login: { code?: string; state?: string }) => preparePayment({ no, ...login }),
    onSuccess: (prepared) => act(stepOf(prepared.instructions)),
  });
  useLoginReturn(device === 'wechat', mutate);
  const step = stepOf(instructions);
  const go = () => {
    // A page that still worked when this was drawn may work no longer.
    const now = stepOf(instructions);
    if (now?.kind === 'prepare') mutate({});
    else void act(now);
  };
  const fault = error instanceof ApiError && error.status === 200 ? error.message : undefined;
  return { step, left, go, isPending, fault };
}

/** WeChat's login has led back: what it says counts once, so the address forgets it. */
function useLoginReturn(isInWechat: boolean, prepare: (login: { code: string; state: string }) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    const login = isInWechat && !isDone.current ? loginIn(location.search) : undefined;
    if (!login) return;
    isDone.current = true;
    window.history.replaceState(null, '', withoutLogin(location.href));
    prepare(login);
  }, [isInWechat, prepare]);
}
