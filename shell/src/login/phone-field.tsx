import { phoneDigits } from 'shared-kernel/domain';
import styles from './phone-field.module.css';
import { TextField, type TextFieldProps } from './text-field';

/** A mobile phone of the one area code that the shop serves. */
export function PhoneField(props: Omit<TextFieldProps, 'label' | 'before'>) {
  return (
    <TextField
      {...props}
      onChange={(typed) => props.onChange(phoneDigits(typed))}
      label="手机号码"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder="请输入手机号码"
      before={<span className={styles['areaCode']}>+86</span>}
    />
  );
}
