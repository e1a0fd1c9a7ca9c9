import type { Qualification } from 'shared-kernel/contracts';

export interface QualificationNotice {
  /** Days until the last valid day; negative when expired. */
  days: number;
  /** Amber before, red after. */
  tone: 'warn' | 'bad';
  text: string;
}

const day = 86_400_000;

/** Today in China, `YYYY-MM-DD`. */
export const todayInChina = (now = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now);

/** The notice of a certificate's expiry, from 60 days before. */
export function qualificationNotice(
  { expireDate }: Pick<Qualification, 'expireDate'>,
  today: string,
): QualificationNotice | null {
  if (expireDate === null) return null;
  const days = Math.round((Date.parse(expireDate) - Date.parse(today)) / day);
  if (days > 60) return null;
  if (days < 0) return { days, tone: 'bad', text: `已过期 ${-days} 天` };
  const text = days === 0 ? '今天到期' : `${days} 天后到期`;
  return { days, tone: 'warn', text };
}

/** Certificates with a notice, soonest expiry first. */
export const endingQualifications = (
  qualifications: readonly Qualification[],
  today: string,
): ({ name: string } & QualificationNotice)[] =>
  qualifications
    .flatMap(({ qualificationName, expireDate }) => {
      const notice = qualificationNotice({ expireDate }, today);
      return notice ? [{ name: qualificationName, ...notice }] : [];
    })
    .sort((one, other) => one.days - other.days);
