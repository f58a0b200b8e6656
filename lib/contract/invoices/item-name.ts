/** As documents name what a row is of: its kind on the tax side between stars, then its own name, also where both say the same. */
export const itemName = (label: string, name: string): string => (label === '' ? name : `*${label}*${name}`);
