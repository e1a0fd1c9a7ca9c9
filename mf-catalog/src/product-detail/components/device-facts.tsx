import type { Device } from 'shared-kernel/contracts';
import { unbroken } from 'shared-kernel/domain';
import styles from './device-facts.module.css';
import { FactsPanel } from './facts-panel';

/**
 * Data that the law requires when a medical device is sold online
 * (docs/decisions/catalogue.md#licences-are-shown).
 */
export function DeviceFacts({ device }: { device: Device }) {
  const facts = [
    { name: '注册证/备案号', value: device.registrationNo },
    { name: '管理类别', value: `${device.deviceClass}医疗器械` },
    { name: '注册人/备案人', value: device.registrant },
    { name: '生产许可/备案', value: device.productionLicenceNo },
    { name: '注册有效期至', value: device.registrationExpireDate },
    { name: '储存条件', value: device.storageCondition },
    { name: '有效期', value: device.shelfLife },
  ];
  return (
    <FactsPanel id="device-facts" title="医疗器械信息">
      <dl>
        {facts.map(
          ({ name, value }) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{unbroken(value)}</dd>
              </div>
            ),
        )}
        {device.certificateFile && (
          <div>
            <dt>注册证件</dt>
            <dd>
              <a href={device.certificateFile.url} target="_blank" rel="noopener">
                {device.certificateFile.fileName}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {device.warning && (
        <p className={styles['warning']}>
          <b>禁忌与注意事项</b>
          {device.warning}
        </p>
      )}
    </FactsPanel>
  );
}
