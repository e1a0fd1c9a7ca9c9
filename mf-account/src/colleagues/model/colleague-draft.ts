import type { RequestOf } from 'shared-kernel/contracts';
import { phonePattern } from 'shared-kernel/domain';

/** What is typed to invite a colleague or to change one. */
export type ColleagueDraft = Required<RequestOf<'colleague/invite'>>;

type ColleagueErrors = Partial<Record<keyof ColleagueDraft, string>>;

/** What is missing or wrong; `phone`: whether one is asked for. */
export function colleagueErrors(draft: ColleagueDraft, phone: boolean): ColleagueErrors {
  return {
    ...(draft.name.trim() === '' && { name: '请填写姓名' }),
    ...(phone && !phonePattern.test(draft.mobilePhone.trim()) && { mobilePhone: '请输入11位手机号' }),
    ...(draft.roles.length === 0 && { roles: '请至少选择一个角色' }),
  };
}
