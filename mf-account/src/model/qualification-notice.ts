import type { Qualification } from 'shared-kernel/contracts';

export interface QualificationNotice {
  /** Days until the last valid day; below 0 it has passed. */
  days: number;
  tone: 'info' | 'warn' | 'bad';
  text: string;
}

const day = 86_400_000;

/** Today in China, `YYYY-MM-DD`. */
export const todayInChina = (now = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now);

/** What is said of a certificate's end: from 60 days before it, louder from 30 and from 7. */
export function qualificationNotice(
  { expireDate }: Pick<Qualification, 'expireDate'>,
  today: string,
): QualificationNotice | null {
  if (expireDate === null) return null;
  const days = Math.round((Date.parse(expireDate) - Date.parse(today)) / day);
  if (days > 60) return null;
  if (days < 0) return { days, tone: 'bad', text: `已过期 ${-days} 天` };
  const text = days === 0 ? '今天到期' : `${days} 天后到期`;
  return { days, tone: days <= 7 ? 'bad' : days <= 30 ? 'warn' : 'info', text };
}

/** Certificates that have a notice, the soonest end first. */
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
