/** This machine itself, which programs are developed on. */
export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');
