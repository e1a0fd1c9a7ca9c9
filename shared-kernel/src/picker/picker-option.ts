import type { ReactNode } from 'react';

export interface PickerOption {
  id: string;
  /** Its name: what the field shows once it is picked. */
  name: string;
  /** What tells it from others of its name, e.g. code and address. */
  detail?: ReactNode;
  /** What it is found by besides its name. */
  keywords?: string;
}

/** The options that hold every word that was typed, in their name or keywords. */
export function matchingOptions(options: readonly PickerOption[], typed: string): readonly PickerOption[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ name, keywords = '' }) => {
    const text = `${name} ${keywords}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
