import { useState } from 'react';
import { useCall } from 'shared-kernel/calls';
import type { CartLine } from 'shared-kernel/contracts';
import { Button, QueryView, Skeleton } from 'shared-kernel/ui';
import { ListSource } from '../../components/list-source';
import { useListReader } from '../../components/use-list-reader';
import type { ListReading } from '../../model/list-reading';
import type { SkippedRow } from '../../model/list-rows';
import { splitGoods } from '../model/goods-meant';
import type { PartsByLine } from '../model/resolve-parts';
import { readSplitSheet, splitFields, type WrittenPart, writtenParts } from '../model/sheet-rows';
import { splitTemplate } from '../model/sheet-tables';
import { PartCheck } from './part-check';
import styles from './split-sheet.module.css';

export interface SplitSheetProps {
  products: readonly CartLine[];
  busy: boolean;
  /** Allocates the parts; resolves with whether all of them were accepted. */
  onParts: (parts: readonly PartsByLine[]) => Promise<boolean>;
  onClose: () => void;
}

interface List {
  parts: readonly WrittenPart[];
  skipped: readonly SkippedRow[];
}

const example = ['临江市第一人民医院,AL-PAA 2000,12', '临江市中医院,AL-PAA 2000,8'].join('\n');

/** Imports hospitals and quantities from a list: parse, match, allocate. */
export default function SplitSheet({ products, busy, onParts, onClose }: SplitSheetProps) {
  const goods = splitGoods(products);
  const hospitals = useCall('client/chain/hospital/list', {});
  const [list, setList] = useState<List | null>(null);

  function take(readings: readonly ListReading[]): string | null {
    const read = readings.map((reading) => writtenParts(reading, goods));
    const parts = read.flatMap((one) => one.parts);
    if (parts.length === 0) return '没有读到内容，请检查是否包含医院与数量';
    setList({ parts, skipped: read.flatMap(({ skipped }) => skipped) });
    return null;
  }

  const reader = useListReader(splitFields, take, (sheet) => readSplitSheet(sheet, goods));

  async function saveTemplate(): Promise<void> {
    const { saveTable } = await import('shared-kernel/spreadsheet');
    await saveTable('拆分配送模板', splitTemplate(goods, hospitals.data ?? []), 'xlsx');
  }

  return (
    <section className={styles['sheet']} aria-labelledby="split-sheet">
      <header className={styles['head']}>
        <h2 id="split-sheet">按表格拆分</h2>
        <Button kind="text" onClick={onClose}>
          收起
        </Button>
      </header>
      <ListSource
        label="录入医院与数量"
        textLabel="粘贴医院与数量"
        placeholder={`每行一家医院：医院、型号（只有一种商品时可不填）、数量\n${example}`}
        onText={reader.takeText}
        onFile={reader.takeFile}
        onTemplate={() => void saveTemplate()}
      >
        {reader.dialog}
      </ListSource>
      {list && (
        <QueryView name="医院" query={hospitals} skeleton={<Skeleton height="120px" />}>
          {(known) => (
            <PartCheck
              parts={list.parts}
              skipped={list.skipped}
              goods={goods}
              hospitals={known}
              busy={busy}
              onParts={onParts}
              onLeft={(left) => setList(left.length > 0 ? { parts: left, skipped: [] } : null)}
            />
          )}
        </QueryView>
      )}
    </section>
  );
}
