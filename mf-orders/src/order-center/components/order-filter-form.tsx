import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { Button, useLazyDialog } from 'shared-kernel/ui';
import { isFiltered, keywordMax, type OrderFilter, periodProblem } from '../model/order-query';
import styles from './order-filter-form.module.css';

const loadDialog = () => import('./order-period-dialog');
const OrderPeriodDialog = lazy(loadDialog);

export interface OrderFilterFormProps {
  filter: OrderFilter;
  onSearch: (fields: Record<'keyword' | 'startDate' | 'endDate', string> & { packsWaiting?: null }) => void;
}

/** Searches orders by keyword and by the dates they were placed on. */
export function OrderFilterForm({ filter, onSearch }: OrderFilterFormProps) {
  const [keyword, setKeyword] = useState(filter.keyword ?? '');
  const [startDate, setStartDate] = useState(filter.startDate ?? '');
  const [endDate, setEndDate] = useState(filter.endDate ?? '');
  const problem = periodProblem(startDate, endDate);
  const problemId = useId();
  const dialog = useLazyDialog(loadDialog);

  function search(event: FormEvent): void {
    event.preventDefault();
    if (!problem) onSearch({ keyword: keyword.trim(), startDate, endDate });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not yet all know the search element
    <form role="search" aria-label="查找订单" className={styles['form']} onSubmit={search}>
      <input
        type="search"
        className={styles['keyword']}
        enterKeyHint="search"
        aria-label="订单号、商品、型号、医院或收货人"
        placeholder="订单号、商品、型号、医院或收货人"
        maxLength={keywordMax}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <fieldset className={styles['period']}>
        <legend>下单日期</legend>
        <input
          type="date"
          aria-label="开始日期"
          max="9999-12-31"
          value={startDate}
          onChange={(event) => setStartDate(event.target.value)}
        />
        <span aria-hidden="true">至</span>
        <input
          type="date"
          aria-label="结束日期"
          max="9999-12-31"
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? problemId : undefined}
          value={endDate}
          onChange={(event) => setEndDate(event.target.value)}
        />
      </fieldset>
      <span className={styles['actions']}>
        <Button aria-haspopup="dialog" onClick={() => void dialog.open()}>
          选择时段
        </Button>
        <Button type="submit">查询</Button>
        {isFiltered(filter) && (
          <Button
            kind="text"
            onClick={() => onSearch({ keyword: '', startDate: '', endDate: '', packsWaiting: null })}
          >
            清除条件
          </Button>
        )}
      </span>
      {filter.packsWaiting && <p className={styles['narrowed']}>只看礼包待配置的订单</p>}
      {dialog.isOpen && (
        <Suspense>
          <OrderPeriodDialog
            startDate={startDate}
            endDate={endDate}
            onClose={dialog.close}
            onChoose={(period) => {
              setStartDate(period.start);
              setEndDate(period.end);
              dialog.close();
              onSearch({ keyword: keyword.trim(), startDate: period.start, endDate: period.end });
            }}
          />
        </Suspense>
      )}
      {problem && (
        <p id={problemId} className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
