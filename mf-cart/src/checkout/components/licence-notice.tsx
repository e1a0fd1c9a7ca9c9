import { useCall } from 'shared-kernel/calls';
import { licenceText, pathTo } from 'shared-kernel/domain';
import { ButtonLink } from 'shared-kernel/ui';
import { lackingLicences, licenceAdvice } from '../model/licence-rules';
import styles from './licence-notice.module.css';

/** The licences that these goods need and their buyer lacks, with what to do; nothing where all is well. */
export function LicenceNotice({ skuIds }: { skuIds: readonly string[] }) {
  const { data } = useCall('client/licences', {});
  const lacking = data ? lackingLicences(data, skuIds) : [];
  if (!data || lacking.length === 0) return null;
  return (
    <ul className={styles['notices']} aria-label="证照提醒">
      {lacking.map((problem) => (
        <li key={problem.deviceClass}>
          <span>
            {licenceText(problem)}，{licenceAdvice(problem, data.blocks)}。
          </span>
          {problem.uploadable && (
            <ButtonLink kind="text" to={pathTo('/mine/qualificationManage')} target="_blank">
              去上传
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
