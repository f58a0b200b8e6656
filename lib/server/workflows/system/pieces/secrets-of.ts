const secret = /KEY|SECRET|PASSWORD|TOKEN|CERT|SALT/;
const address = /URL$/;

/** What of the settings nobody may read: keys, and what an address has before its `@`. */
export function secretsOf(settings: object): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (typeof value !== 'string' || value === '') return [];
    if (address.test(name)) return passwordsOf(value);
    return secret.test(name) ? [value] : [];
  });
}

function passwordsOf(address: string): string[] {
  try {
    const { password, username } = new URL(address);
    return [
      password,
      decodeURIComponent(password),
      Buffer.from(`\0${username}\0${password}`).toString('base64'),
    ].filter(Boolean);
  } catch {
    return [];
  }
}
