import { type ReactNode, useId, useState } from 'react';
import { limits } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import { FileDrop } from './file-drop';
import styles from './list-source.module.css';

export interface ListSourceProps {
  /** Accessible name of the region, e.g. 录入商品. */
  label: string;
  textLabel: string;
  placeholder: string;
  /** Resolves with the problem of the text as Chinese text, or null when its rows were accepted. */
  onText: (text: string) => Promise<string | null>;
  onFile: (file: File) => Promise<string | null>;
  onTemplate: () => void;
  /** The last import. */
  children?: ReactNode;
}

/** Source of a list's rows: pasted text, or a file. */
export function ListSource({
  label,
  textLabel,
  placeholder,
  onText,
  onFile,
  onTemplate,
  children,
}: ListSourceProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const problemId = useId();

  async function read(reading: Promise<string | null>): Promise<string | null> {
    setProblem(null);
    setIsReading(true);
    try {
      const wrong = await reading;
      setProblem(wrong);
      return wrong;
    } catch {
      setProblem('读取失败，请检查网络后重试');
      return '';
    } finally {
      setIsReading(false);
    }
  }

  async function takeText(): Promise<void> {
    if ((await read(onText(text))) === null) setText('');
  }

  async function takeFile(file: File): Promise<void> {
    if (file.size > limits.uploadMaxBytes) setProblem('文件超过 20 MB，请拆分后再上传');
    else await read(onFile(file));
  }

  return (
    <section className={styles['source']} aria-label={label} aria-busy={isReading}>
      <div className={styles['paste']}>
        <label htmlFor={`${problemId}-text`}>{textLabel}</label>
        <textarea
          id={`${problemId}-text`}
          rows={4}
          spellCheck={false}
          placeholder={placeholder}
          aria-describedby={problemId}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button disabled={!text.trim() || isReading} onClick={() => void takeText()}>
          填入下表
        </Button>
      </div>
      <div className={styles['upload']}>
        <FileDrop isReading={isReading} onFile={takeFile} />
        <Button kind="text" onClick={onTemplate}>
          下载模板
        </Button>
      </div>
      <p id={problemId} className={styles['problem']} role="alert">
        {problem}
      </p>
      {children}
    </section>
  );
}
