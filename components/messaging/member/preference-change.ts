import type { MessagePreferences } from '#lib/api/messaging/member-inbox.ts';

type Category = MessagePreferences['categories'][number];

/** What one touch changes: the channels of a category, or the quiet hours. */
export interface PreferenceChange {
  categories?: Pick<Category, 'category' | 'email' | 'mobile'>[];
  quiet?: MessagePreferences['quiet'];
}

/** The preferences as they will be once the change is saved. */
export function withChange(preferences: MessagePreferences, { categories = [], quiet }: PreferenceChange) {
  return {
    ...preferences,
    ...(quiet !== undefined && { quiet }),
    categories: preferences.categories.map((row) => {
      const change = categories.find(({ category }) => category === row.category);
      return change ? { ...row, email: change.email, mobile: change.mobile } : row;
    }),
  };
}

/** What is wrong with quiet hours, as a key of the validation texts; undefined when nothing is. */
export function quietFault({ start, end }: { start: string; end: string }): 'time' | 'quietHours' | undefined {
  if (!start || !end) return 'time';
  return start === end ? 'quietHours' : undefined;
}
