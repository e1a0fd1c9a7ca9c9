import type { ReplyOf } from 'shared-kernel/contracts';
import { licenceText, pathTo } from 'shared-kernel/domain';
import { ButtonLink } from 'shared-kernel/ui';
import { lackingLicences, licenceAdvice } from '../model/licence-rules';
import { NoticeStrip } from './notice-strip';

export interface LicenceNoticesProps {
  licences: ReplyOf<'client/licences'>;
  /** The goods in question. */
  skuIds: readonly string[];
}

/** The licences that these goods require and the buyer lacks, with what to do; nothing if there are none. */
export function LicenceNotices({ licences, skuIds }: LicenceNoticesProps) {
  const lacking = lackingLicences(licences, skuIds);
  if (lacking.length === 0) return null;
  return (
    <ul aria-label="证照提醒">
      {lacking.map((problem) => (
        <li key={problem.deviceClass}>
          <NoticeStrip
            action={
              problem.uploadable && (
                <ButtonLink kind="text" to={pathTo('/mine/qualificationManage')} target="_blank">
                  去上传
                </ButtonLink>
              )
            }
          >
            {licenceText(problem)}，{licenceAdvice(problem, licences.blocks)}。
          </NoticeStrip>
        </li>
      ))}
    </ul>
  );
}
