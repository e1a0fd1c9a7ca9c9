/** A mobile phone with its four middle digits hidden. */
export const hiddenPhone = (mobilePhone: string): string => mobilePhone.replace(/^(\d{3})\d{4}/, '$1****');
