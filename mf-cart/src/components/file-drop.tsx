import { type DragEvent, useState } from 'react';
import styles from './file-drop.module.css';

export interface FileDropProps {
  isReading: boolean;
  onFile: (file: File) => Promise<void>;
}

/** Picks a table's file, by a click or by drag and drop. */
export function FileDrop({ isReading, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isReading) void onFile(file);
  }

  return (
    <label
      className={styles['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        aria-label="上传表格"
        accept=".csv,.txt,.tsv,.xlsx,.xls"
        disabled={isReading}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (!file) return;
          // The same file can be chosen again after it was changed.
          void onFile(file).then(() => {
            target.value = '';
          });
        }}
      />
      <strong>{isReading ? '正在读取…' : '上传表格，或将文件拖到此处'}</strong>
      <span>支持 XLSX、XLS 与 CSV，可直接使用医院自己的采购清单</span>
    </label>
  );
}
