import { useRef, useState } from 'react';
import { Button } from 'shared-kernel/ui';
import { searchMax } from '../model/listing-query';
import { CloseIcon } from './icons';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** The current search text. */
  name: string;
  label: string;
  onSearch: (name: string) => void;
}

/** Search field with a clear button. */
export function SearchField({ name, label, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not yet all know the search element
    <form
      role="search"
      aria-label="商品搜索"
      className={styles['field']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <span className={styles['box']}>
        <input
          ref={input}
          type="text"
          enterKeyHint="search"
          aria-label={label}
          placeholder="产品名称、型号或编码"
          maxLength={searchMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text && (
          <button type="button" aria-label="清空" onClick={clear}>
            <CloseIcon size={16} />
          </button>
        )}
      </span>
      <Button type="submit" kind="primary">
        搜索
      </Button>
    </form>
  );
}
