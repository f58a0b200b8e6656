'use client';
import type { LoginRequest } from '#lib/session/login-request.ts';
export default function LoginDialog(_: { request: LoginRequest; onClose: () => void }) {
  return null;
}
