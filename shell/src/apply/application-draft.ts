import type { ReplyOf } from 'shared-kernel/contracts';
import type { ApplicationFields } from './application-rules';

const storageKey = 'application-draft';

/** An application that the phone may fill in. */
export type Begun = ReplyOf<'application/begin'> & { mobilePhone: string };

export interface ApplicationDraft {
  begun: Begun;
  form: ApplicationFields;
}

const empty: ApplicationFields = {
  company: '',
  creditCode: '',
  address: '',
  contactName: '',
  phone: '',
  remark: '',
};

/** What this tab was filling in before it was loaded anew, or the verification ended; null when nothing. */
export function readDraft(): ApplicationDraft | null {
  try {
    const { begun, form } = Object(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    if (typeof begun?.ticket !== 'string' || typeof begun.mobilePhone !== 'string') return null;
    if (!Array.isArray(begun.licences)) return null;
    const typed = Object.keys(empty).map((name) => [name, String(form?.[name] ?? '')]);
    return { begun, form: Object.fromEntries(typed) as ApplicationFields };
  } catch {
    return null;
  }
}

/** What was typed for a phone; another phone's is nobody else's business. */
export function formOf(mobilePhone: string): ApplicationFields {
  const draft = readDraft();
  return draft?.begun.mobilePhone === mobilePhone ? draft.form : empty;
}

/** Keeps it while this tab is open. A browser that keeps nothing, or no more, goes without. */
export function keepDraft(draft: ApplicationDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {}
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {}
}
