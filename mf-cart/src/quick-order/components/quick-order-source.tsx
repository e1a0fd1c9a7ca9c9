import { type DragEvent, useId, useState } from 'react';
import { limits } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import styles from './quick-order-source.module.css';

export interface QuickOrderSourceProps {
  /** Resolves with what is wrong with the text, in the buyer's words, or null when its rows were taken. */
  onText: (text: string) => Promise<string | null>;
  onFile: (file: File) => Promise<string | null>;
  onTemplate: () => void;
}

const example = ['AL-PAA 2000,箱,20', 'AL-BX 23,盒,8'].join('\n');

/** Where the rows of a quick order come from: pasted, or out of a file. */
export function QuickOrderSource({ onText, onFile, onTemplate }: QuickOrderSourceProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const problemId = useId();

  async function takeText(): Promise<void> {
    const wrong = await onText(text);
    setProblem(wrong);
    if (wrong === null) setText('');
  }

  async function takeFile(file: File | undefined): Promise<void> {
    if (!file) return;
    setProblem(file.size > limits.uploadMaxBytes ? '文件超过 20 MB，请拆分后再上传' : await onFile(file));
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    void takeFile(event.dataTransfer.files[0]);
  }

  return (
    <section className={styles['source']} aria-label="录入商品">
      <div className={styles['paste']}>
        <label htmlFor={`${problemId}-text`}>粘贴型号或编码与数量</label>
        <textarea
          id={`${problemId}-text`}
          rows={4}
          spellCheck={false}
          placeholder={`每行一种商品：型号或编码、单位（可不填）、数量\n${example}`}
          aria-describedby={problemId}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button disabled={!text.trim()} onClick={() => void takeText()}>
          填入下表
        </Button>
      </div>
      <div className={styles['upload']}>
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
            accept=".csv,.txt,.xlsx"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file can be chosen again after it was mended.
              void takeFile(file).then(() => {
                target.value = '';
              });
            }}
          />
          <strong>上传表格，或将文件拖到此处</strong>
          <span>支持 CSV（UTF-8、GBK）与 XLSX，购物车导出的表格可直接上传</span>
        </label>
        <Button kind="text" onClick={onTemplate}>
          下载模板
        </Button>
      </div>
      <p id={problemId} className={styles['problem']} role="alert">
        {problem}
      </p>
    </section>
  );
}
