/** The logins of the demo shop, one a role. The terminal shows them, clearly as demo; real shops never get them. */
export const demoLogins: { role: 'customer' | 'store' | 'operator'; username: string }[] = [
  { role: 'customer', username: 'demo_buyer' },
  { role: 'store', username: 'demo_store' },
  { role: 'operator', username: 'demo_operator' },
];

export const demoPassword = 'Demo-2026';
