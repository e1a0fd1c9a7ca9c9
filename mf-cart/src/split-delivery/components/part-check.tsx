import { useMemo, useState } from 'react';
import type { Hospital } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import type { SkippedRow } from '../../model/list-rows';
import { useHospitalAddresses } from '../api/hospital-addresses';
import type { SplitGoods } from '../model/goods-meant';
import { hospitalsMeant } from '../model/hospital-meant';
import { type PartChoices, type PartsByLine, partsByLine, resolveParts } from '../model/resolve-parts';
import type { WrittenPart } from '../model/sheet-rows';
import { refusedParts } from '../model/sheet-tables';
import { GoodsChoice } from './goods-choice';
import styles from './part-check.module.css';
import { PartRow } from './part-row';
import { PartSums } from './part-sums';

export interface PartCheckProps {
  parts: readonly WrittenPart[];
  skipped: readonly SkippedRow[];
  goods: readonly SplitGoods[];
  hospitals: readonly Hospital[];
  busy: boolean;
  onParts: (parts: readonly PartsByLine[]) => Promise<boolean>;
  /** Called with the rows that were not allocated. */
  onLeft: (left: readonly WrittenPart[]) => void;
}

/** Every row of a list with its interpretation; unclear ones can be corrected, the others are allocated. */
export function PartCheck({ parts, skipped, goods, hospitals, busy, onParts, onLeft }: PartCheckProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, PartChoices>>(new Map());
  const [onlyLineId, setOnlyLineId] = useState(goods.length === 1 ? (goods[0]?.line.id ?? null) : null);
  const named = useMemo(() => namedHospitals(parts, hospitals, choices), [parts, hospitals, choices]);
  const { addresses, isReading, retry } = useHospitalAddresses(named);
  const resolved = resolveParts(parts, { goods, hospitals, addresses, choices, onlyLineId });
  const good = resolved.filter(({ problem }) => problem === null);
  const refused = resolved.filter(({ problem }) => problem !== null);
  const asksForGoods = goods.length > 1 && parts.some(({ product }) => !product);
  const byLine = partsByLine(resolved);

  const choose = (id: string, choice: PartChoices) =>
    setChoices(new Map([...choices, [id, { ...choices.get(id), ...choice }]]));

  async function give(): Promise<void> {
    if (await onParts(byLine)) onLeft(refused.map(({ written }) => written));
  }

  async function saveRefused(): Promise<void> {
    const { saveTable } = await import('shared-kernel/spreadsheet');
    await saveTable('未分配的行', refusedParts(refused), 'xlsx');
  }

  return (
    <div className={styles['check']}>
      {asksForGoods && <GoodsChoice goods={goods} picked={onlyLineId} onPick={setOnlyLineId} />}
      <div className={styles['frame']}>
        <table className={styles['table']} aria-label="表格内容核对">
          <thead>
            <tr>
              <th scope="col">行</th>
              <th scope="col">医院</th>
              <th scope="col">收货地址</th>
              <th scope="col">商品</th>
              <th scope="col">数量</th>
              <th scope="col">核对结果</th>
            </tr>
          </thead>
          <tbody>
            {resolved.map((part) => (
              <PartRow
                key={part.written.id}
                part={part}
                hospitals={hospitals}
                onChoose={(choice) => choose(part.written.id, choice)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {skipped.length > 0 && (
        <details className={styles['skipped']}>
          <summary>{formatCount(skipped.length, '行')}不是医院与数量，未读入</summary>
          <ul>
            {skipped.map(({ line, text }) => (
              <li key={`${line} ${text}`}>
                第 {line} 行：{text}
              </li>
            ))}
          </ul>
        </details>
      )}
      <PartSums byLine={byLine} goods={goods} />
      <footer className={styles['foot']}>
        <p>
          可分配 <strong>{formatCount(good.length)}</strong> 行
          {refused.length > 0 && (
            <>
              ，需处理 <strong data-left>{formatCount(refused.length)}</strong> 行
            </>
          )}
        </p>
        {[...addresses.values()].includes(null) && (
          <Button kind="text" onClick={retry}>
            重新读取收货地址
          </Button>
        )}
        {refused.length > 0 && !isReading && (
          <Button kind="text" onClick={() => void saveRefused()}>
            下载需处理的行
          </Button>
        )}
        <Button
          kind="primary"
          busy={busy}
          disabled={good.length === 0 || isReading}
          onClick={() => void give()}
        >
          分配 {formatCount(good.length, '行')}
        </Button>
      </footer>
    </div>
  );
}

/** The distinct hospitals that rows have been matched with. */
function namedHospitals(
  parts: readonly WrittenPart[],
  hospitals: readonly Hospital[],
  choices: ReadonlyMap<string, PartChoices>,
): Hospital[] {
  const byText = new Map<string, readonly Hospital[]>();
  const named = parts.flatMap(({ id, hospital: text }) => {
    const chosen = hospitals.find((hospital) => hospital.id === choices.get(id)?.hospitalId);
    if (chosen) return [chosen];
    const meant = byText.get(text) ?? hospitalsMeant(hospitals, text);
    byText.set(text, meant);
    return meant.length === 1 ? meant : [];
  });
  return [...new Set(named)];
}
