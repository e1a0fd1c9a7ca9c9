import type { VipInfo } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { vipProgress } from '../model/vip-progress';
import styles from './vip-level.module.css';
import { VipMedal } from './vip-medal';

export function VipLevel({ vip }: { vip: VipInfo }) {
  const { share, missing, isHighest } = vipProgress(vip);
  return (
    <div className={styles['level']}>
      <VipMedal level={vip.vipLevel} />
      <div className={styles['facts']}>
        <p className={styles['name']}>{vip.vipLevelName}</p>
        <dl className={styles['list']}>
          <dt>注册日期</dt>
          <dd>{vip.registerDate}</dd>
          <dt>当前单位数</dt>
          <dd>{formatCount(vip.unitQty)}</dd>
          <dt>升级所需单位数</dt>
          <dd>{isHighest ? '—' : formatCount(vip.upgradeUnitQty)}</dd>
        </dl>
        <progress className={styles['bar']} value={share} max={1} aria-label="升级进度" />
        <p className={styles['note']}>
          {isHighest ? '已是最高等级' : `再累计 ${formatCount(missing, '单位')}即可升级`}
        </p>
      </div>
    </div>
  );
}
