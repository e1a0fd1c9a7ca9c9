export { Picker, type PickerProps } from './picker';
export type { PickerOption } from './picker-option';
