import { limits, passwordPattern, phonePattern } from 'shared-kernel/domain';

/** What is wrong with a form, by field; empty when it may be sent. */
export type Problems<Field extends string> = Partial<Record<Field, string>>;

type Checks<Form extends Record<string, string>> = {
  [Field in keyof Form]: (value: string, form: Form) => string | null;
};

/** Checks every field of a form with its rule. */
function checkAll<Form extends Record<string, string>>(
  form: Form,
  checks: Checks<Form>,
): Problems<keyof Form & string> {
  const problems = Object.keys(form).flatMap((field) => {
    const problem = checks[field as keyof Form](form[field] ?? '', form);
    return problem ? [[field, problem]] : [];
  });
  return Object.fromEntries(problems) as Problems<keyof Form & string>;
}

const required = (text: string) => (value: string) => (value ? null : text);

const phone = (missing: string, malformed: string) => (value: string) => {
  if (!value) return missing;
  return phonePattern.test(value) ? null : malformed;
};

/** Catches what cannot be one; the API knows better, and every page would load its pattern. */
const email = (missing: string) => (value: string) => {
  if (!value) return missing;
  return /^\S+@\S+\.\S+$/.test(value) ? null : '请输入正确的邮箱地址';
};

const verifyCode = required('验证码不能为空！');

/** Login by account (docs/specification.md#login-rules). */
export type AccountForm = {
  account: string;
  password: string;
};

export const checkAccount = (form: AccountForm) =>
  checkAll(form, {
    account: required('登录账号不能为空！'),
    password: required('密码不能为空！'),
  });

/** Login by mobile phone (docs/specification.md#login-rules). */
export type MobileForm = {
  mobilePhone: string;
  verifyCode: string;
};

export const checkMobile = (form: MobileForm) =>
  checkAll(form, {
    mobilePhone: phone('请输入手机号码', '请输入11位手机号'),
    verifyCode,
  });

/**
 * Asking for an SMS code (docs/specification.md#login-rules): what is wrong with the phone it would go to.
 */
export const checkCodePhone = phone('请先输入手机号码', '手机号码格式为11位');

/** Asking for a code by mail. */
export const checkCodeEmail = email('请先输入邮箱地址');

/** Confirming a mail address (docs/decisions/colleagues.md#messages-outside-the-shop). */
export type EmailForm = {
  email: string;
  verifyCode: string;
};

export const checkEmail = (form: EmailForm) => checkAll(form, { email: email('请输入邮箱地址'), verifyCode });

/** Reset password (docs/specification.md#password-reset). */
export type ResetForm = {
  mobilePhone: string;
  verifyCode: string;
  newPassword: string;
  confirmation: string;
};

export const checkReset = (form: ResetForm) =>
  checkAll(form, {
    mobilePhone: phone('手机号不能为空', '请输入11位格式的手机号'),
    verifyCode,
    newPassword: checkNewPassword,
    confirmation,
  });

function confirmation(value: string, { newPassword }: { newPassword: string }): string | null {
  if (!value) return '确认密码不能为空';
  return value === newPassword ? null : '两次输入密码不一致!';
}

function checkNewPassword(value: string): string | null {
  if (!value) return '新密码不能为空';
  if (value.length < limits.passwordMin || value.length > limits.passwordMax) {
    return '长度在 6 到 20 个字符';
  }
  return passwordPattern.test(value) ? null : '至少为字母+数字';
}

/** Change of the password with the old one (docs/decisions/access.md#changing-the-password-with-the-old-one). */
export type ChangeForm = {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
};

export const checkChange = (form: ChangeForm) =>
  checkAll(form, { oldPassword: required('原密码不能为空'), newPassword: checkNewPassword, confirmation });

/** The form with every value trimmed, as it is checked and sent. */
export const trimmed = <Form extends Record<string, string>>(form: Form): Form =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, value.trim()])) as Form;
