import { useState } from 'react';
import { useSession } from 'shared-kernel/session';
import type { ColleagueDraft } from '../model/colleague-draft';

const stored = (key: string): Partial<ColleagueDraft> => {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}')) as Partial<ColleagueDraft>;
  } catch {
    return {};
  }
};

/**
 * A draft that outlives a reload and the end of the session: it is kept in this tab under the buyer's id, where a
 * logout finds it.
 * @param id of the colleague, or `new` with the phone of an earlier invitation
 */
export function useKeptDraft(id: string, fresh: ColleagueDraft) {
  const key = `colleague-${id}:${useSession()?.user.id ?? ''}`;
  const [draft, setDraft] = useState<ColleagueDraft>(() => {
    const { name, mobilePhone, roles } = stored(key);
    return {
      name: typeof name === 'string' ? name : fresh.name,
      mobilePhone: typeof mobilePhone === 'string' ? mobilePhone : fresh.mobilePhone,
      roles: Array.isArray(roles) ? roles : fresh.roles,
    };
  });
  return {
    draft,
    keep(changed: ColleagueDraft) {
      sessionStorage.setItem(key, JSON.stringify(changed));
      setDraft(changed);
    },
    forget: () => sessionStorage.removeItem(key),
  };
}
