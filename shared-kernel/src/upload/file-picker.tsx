import { useId, useState } from 'react';
import styles from './file-picker.module.css';
import { acceptedFiles } from './file-problem';

export interface FilePickerProps {
  /** Name of the file, e.g. 合同文件. */
  label: string;
  /** The chosen file; another choice replaces it. */
  file: File | null;
  disabled: boolean;
  /** Which files are accepted; default: the specification's text for one file. */
  hint?: string;
  onChoose: (files: readonly File[]) => void;
}

const oneFileHint = '仅支持 jpg/png 图片或 pdf 文件，且只能上传一个文件，不超过 20 MB';

/** Picks one file, by a click or by drag and drop. */
export function FilePicker({ label, file, disabled, hint = oneFileHint, onChoose }: FilePickerProps) {
  const [isOver, setIsOver] = useState(false);
  const hintId = useId();
  return (
    <>
      <label
        className={styles['picker']}
        data-over={isOver || undefined}
        data-disabled={disabled || undefined}
        data-chosen={file !== null || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!disabled);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          if (!disabled) onChoose([...event.dataTransfer.files]);
        }}
      >
        <input
          type="file"
          aria-label={label}
          aria-describedby={hintId}
          accept={acceptedFiles}
          disabled={disabled}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // So that the same file can be chosen again after it was changed.
            event.target.value = '';
            if (files.length > 0) onChoose(files);
          }}
        />
        {file ? (
          <>
            <strong>{file.name}</strong>
            <span>重新选择将替换该文件</span>
          </>
        ) : (
          <strong>点击选择，或将文件拖到此处</strong>
        )}
      </label>
      <p id={hintId} className={styles['hint']}>
        {hint}
      </p>
    </>
  );
}
