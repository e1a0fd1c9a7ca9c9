export interface PickerOption {
  id: string;
  /** Its name: what the field shows once it is picked. */
  name: string;
  /** What tells it from others of its name, e.g. code and address; it is found by that, too. */
  detail: string;
}

/** The options that hold every word that was typed, in name or detail. */
export function matchingOptions(options: readonly PickerOption[], typed: string): readonly PickerOption[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ name, detail }) => {
    const text = `${name} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
