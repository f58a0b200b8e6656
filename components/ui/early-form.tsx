'use client';

import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { earlyPress } from '#lib/session/early-script.ts';
import { type EarlyField, isChanged } from './early-field.ts';
import styles from './early-form.module.css';

/** What the code of a form needs of the form that stood there before it. */
export interface Arrival {
  /** The fields as they stand; what was filled in and chosen meanwhile is in them. */
  fields(): EarlyField[];
  /** Called once it has taken the fields over: it takes the place of the early form in the same moment. */
  onThere(): void;
}

interface EarlyFormProps {
  /** A form with `data-early=""`, rendered by the server: real fields, so that they work before any script. */
  children: ReactNode;
  /** The form with its code, fetched when somebody is there: it shows nothing until it has called `onThere`. */
  live: (arrival: Arrival) => ReactNode;
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'input', 'scroll', earlyPress] as const;

/**
 * A form that is there before its code. What somebody does to it meanwhile is kept, by the fields themselves and by the
 * script of the page, and counts when the code arrives: nobody has to press twice.
 */
export function EarlyForm({ children, live }: EarlyFormProps) {
  const room = useRef<HTMLDivElement>(null);
  const hasPassed = useRef(false);
  const [isThere, setThere] = useState(false);
  const isAwake = useSignOfLife(room);
  const isPressed = usePressed(room);
  const form = () => room.current?.querySelector<HTMLFormElement>('form[data-early]');
  const onThere = () => {
    if (hasPassed.current) return;
    hasPassed.current = true;
    const pressed = form()?.dataset.early?.trim().split(' ').filter(Boolean) ?? [];
    const focused = form()?.contains(document.activeElement) ? document.activeElement?.id : '';
    setThere(true);
    setTimeout(goOn, 0, room.current, { focused, pressed });
  };
  const fields = () => fieldsOf(form());
  return (
    <div ref={room} className={styles.room}>
      {!isThere && children}
      {isAwake && (isThere || !isPressed) && <Suspense>{live({ fields, onThere })}</Suspense>}
    </div>
  );
}

/** Has somebody done anything? Also before this code was there to hear it. */
function useSignOfLife(room: RefObject<HTMLElement | null>): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => setAwake(true);
    const form = room.current?.querySelector('form');
    const isTouched = fieldsOf(form).some(isChanged) || form?.contains(document.activeElement);
    if (isTouched || form?.dataset.early) wake();
    for (const sign of signsOfLife) addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, wake);
    };
  }, [room]);
  return isAwake;
}

/** The click comes right after the button or the key was let go. */
const clickFollowsMs = 50;

/**
 * Is a button or a key down? What is pressed then must still be there when it is let go: a click whose element was
 * exchanged meanwhile is lost.
 */
function usePressed(room: RefObject<HTMLElement | null>): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    // Pressed before this code was there to hear it, and not let go yet.
    if (room.current?.querySelector(':active')) setPressed(true);
    const press = () => setPressed(true);
    const release = () => void setTimeout(setPressed, clickFollowsMs, false);
    const listeners = [
      ...(['pointerdown', 'keydown'] as const).map((name) => [name, press] as const),
      ...(['pointerup', 'pointercancel', 'keyup', 'blur'] as const).map((name) => [name, release] as const),
    ];
    for (const [name, listener] of listeners) addEventListener(name, listener, { passive: true });
    return () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener);
    };
  }, [room]);
  return isPressed;
}

function fieldsOf(form: HTMLFormElement | null | undefined): EarlyField[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
}

/**
 * Leads the focus to where it was, and presses what was pressed, one after the other: the button of the same value, or
 * what a value like `#id` names.
 */
async function goOn(room: HTMLElement | null, { focused, pressed }: { focused?: string; pressed: string[] }) {
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  for (const value of pressed) {
    const selector = value.startsWith('#') ? value : `button[value="${CSS.escape(value)}"]`;
    room?.querySelector<HTMLElement>(selector)?.click();
    // The next press is one of what this one has led to.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
