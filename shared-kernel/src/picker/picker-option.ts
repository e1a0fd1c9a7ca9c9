export interface PickerOption {
  id: string;
  /** Its name, which the field shows once it is picked. */
  name: string;
  /** Distinguishes it from others of the same name, e.g. code and address; searched, too. */
  detail: string;
}

/** The options that contain every typed word, in name or detail. */
export function matchingOptions(options: readonly PickerOption[], typed: string): readonly PickerOption[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ name, detail }) => {
    const text = `${name} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
