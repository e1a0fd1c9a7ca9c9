import { useCall } from 'shared-kernel/calls';
import { licenceText, pathTo } from 'shared-kernel/domain';
import { ButtonLink } from 'shared-kernel/ui';
import { NoticeStrip } from '../../components/notice-strip';
import { lackingLicences, licenceAdvice } from '../model/licence-rules';

/** The licences that these goods require and the buyer lacks, with what to do; nothing if there are none. */
export function LicenceNotice({ skuIds }: { skuIds: readonly string[] }) {
  const { data } = useCall('client/licences', {});
  const lacking = data ? lackingLicences(data, skuIds) : [];
  if (!data || lacking.length === 0) return null;
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
            {licenceText(problem)}，{licenceAdvice(problem, data.blocks)}。
          </NoticeStrip>
        </li>
      ))}
    </ul>
  );
}
