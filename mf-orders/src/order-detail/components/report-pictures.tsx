import { useState } from 'react';
import { limits } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import { FilePicker, fileProblem } from 'shared-kernel/upload';
import styles from './report-pictures.module.css';

export interface ReportPicturesProps {
  pictures: readonly File[];
  disabled: boolean;
  onChange: (pictures: readonly File[]) => void;
}

/** Pictures for a report, uploaded one by one. */
export function ReportPictures({ pictures, disabled, onChange }: ReportPicturesProps) {
  const [problem, setProblem] = useState<string | null>(null);

  function add(files: readonly File[]): void {
    const found = fileProblem(files);
    setProblem(found);
    if (!found) onChange([...pictures, ...files]);
  }

  return (
    <div className={styles['pictures']}>
      <p>
        图片（选填，{pictures.length} / {limits.reportPictures}）
      </p>
      <ul>
        {pictures.map((picture, index) => (
          <li key={`${picture.name} ${picture.lastModified}`}>
            {picture.name}
            <Button
              kind="text"
              disabled={disabled}
              aria-label={`移除 ${picture.name}`}
              onClick={() => onChange(pictures.filter((_, other) => other !== index))}
            >
              移除
            </Button>
          </li>
        ))}
      </ul>
      {pictures.length < limits.reportPictures && (
        <FilePicker
          label="图片"
          file={null}
          disabled={disabled}
          hint={`仅支持 jpg/png 图片或 pdf 文件，最多 ${limits.reportPictures} 个，一次选一个，每个不超过 20 MB`}
          onChoose={add}
        />
      )}
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
