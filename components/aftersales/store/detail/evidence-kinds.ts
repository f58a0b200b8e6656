const pictures = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'avif'];

/** Whether a browser can show it as a picture. */
export const isPicture = (name: string): boolean => pictures.includes(name.split('.').at(-1)?.toLowerCase() ?? '');

/** What stays of a file while its link is read anew: the address without the signature behind the question mark. */
export const stableKey = ({ url, name }: { url: string; name: string }): string => `${url.split('?')[0]} ${name}`;
