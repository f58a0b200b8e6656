export declare function words(key: string, values?: Record<string, string | number>): string;
