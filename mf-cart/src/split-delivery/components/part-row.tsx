import { Suspense } from 'react';
import type { Consignee, Hospital } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { lazyView, Skeleton } from 'shared-kernel/ui';
import type { PartChoices, ResolvedPart } from '../model/resolve-parts';
import { PartChoice } from './part-choice';
import styles from './part-row.module.css';

const SearchedList = lazyView(() => import('../../components/searched-list'));

/** Beyond this number of options the list has a search field. */
const shortList = 8;

export interface PartRowProps {
  part: ResolvedPart;
  /** All hospitals, for a row that matches none. */
  hospitals: readonly Hospital[];
  onChoose: (choice: PartChoices) => void;
}

/** A row of a list: its text and its interpretation, with a choice where it is unclear. */
export function PartRow({ part, hospitals, onChoose }: PartRowProps) {
  const { written, hospital, consignee, line, goods, addresses, problem } = part;
  const label = (what: string) => `第 ${written.line} 行 ${written.product} ${what}`;
  const possible = part.hospitals.length > 0 ? part.hospitals : hospitals;
  const asksForHospital = part.hospitals.length !== 1;
  const before = line?.cartSkuConsignees.find(({ consigneeId }) => consigneeId === consignee?.id);
  return (
    <tr className={styles['row']} data-state={problem === null ? 'good' : 'wrong'}>
      <td className={styles['number']}>{written.line}</td>
      <td className={styles['hospital']}>
        {asksForHospital ? written.hospital : hospital?.name}
        {asksForHospital &&
          (possible.length <= shortList ? (
            <PartChoice
              label={label('医院')}
              hint="选择医院"
              picked={hospital?.id ?? ''}
              choices={possible.map(({ id, name }) => ({ id, name }))}
              onPick={(hospitalId) => onChoose({ hospitalId })}
            />
          ) : (
            <Suspense fallback={<Skeleton height="var(--control)" />}>
              <SearchedList
                label={label('医院')}
                choices={possible.map(({ id, name, code }) => ({
                  id,
                  name,
                  detail: `编号 ${code}`,
                  content: name,
                }))}
                picked={hospital?.id ?? null}
                onPick={(hospitalId) => onChoose({ hospitalId })}
              />
            </Suspense>
          ))}
      </td>
      <td className={styles['address']}>
        {hospital && addresses.length > 1 ? (
          <PartChoice
            label={label('收货地址')}
            hint="选择收货地址"
            picked={consignee?.id ?? ''}
            choices={addresses.map((one) => ({ id: one.id, name: addressText(one) }))}
            onPick={(consigneeId) => onChoose({ consigneeId })}
          />
        ) : (
          (consignee && addressText(consignee)) || written.address
        )}
      </td>
      <td className={styles['product']}>
        {written.product && goods.length > 1 ? (
          <PartChoice
            label={label('商品')}
            hint="选择单位"
            picked={line?.id ?? ''}
            choices={goods.map((one) => ({ id: one.line.id, name: `${one.model} ${one.line.unitName}` }))}
            onPick={(lineId) => onChoose({ lineId })}
          />
        ) : (
          (goods[0] && line && `${goods[0].model} ${goods[0].name}`) || written.product
        )}
      </td>
      <td className={styles['count']}>
        {part.count === null ? written.count : formatCount(part.count, line?.unitName)}
      </td>
      <td className={styles['state']}>
        {problem ?? (before ? `可分配，替换原来的 ${formatCount(before.count)}` : '可分配')}
      </td>
    </tr>
  );
}

const addressText = ({ address, name, phone }: Consignee) => `${address}　${name}　${phone}`;
