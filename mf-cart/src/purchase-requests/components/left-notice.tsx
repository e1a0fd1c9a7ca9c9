import { Link } from 'react-router-dom';
import type { LeftRequestLine } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { NoticeStrip } from '../../components/notice-strip';
import { leftText } from '../model/request-facts';

const shown = 5;

export interface LeftNoticeProps {
  taken: number;
  left: readonly LeftRequestLine[];
}

/** What of the requests did not go into the cart, and why. */
export const LeftNotice = ({ taken, left }: LeftNoticeProps) => (
  <div role="status">
    {left.length > 0 && (
      <NoticeStrip action={taken > 0 && <Link to={pathTo('/shoppingCar')}>去购物车</Link>}>
        {taken > 0 && `${formatCount(taken, '项')}已加入购物车，`}
        {formatCount(left.length, '项')}未能加入。
        {left.slice(0, shown).map((line) => (
          <span key={line.lineId}>{leftText(line)}；</span>
        ))}
        {left.length > shown && '其余见各申请'}
      </NoticeStrip>
    )}
  </div>
);
