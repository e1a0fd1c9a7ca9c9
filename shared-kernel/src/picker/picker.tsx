import { Select } from '@arco-design/web-react';
import type { SelectHandle } from '@arco-design/web-react/es/Select/interface';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../ui';
import styles from './picker.module.css';
import { matchingOptions, type PickerOption } from './picker-option';

export interface PickerProps {
  label: string;
  options: readonly PickerOption[];
  picked: string | null;
  onPick: (id: string) => void;
  /** Hint, e.g. 医院名称或编码. */
  placeholder: string;
  /** Shown in the list when nothing matches. */
  none: string;
}

/**
 * A combobox: pick one of many by typing. The virtualised list is Arco's `Select`; the field is our own,
 * because Arco's traps the keyboard, has no name, and does not expose the active option.
 */
export function Picker({ label, options, picked, onPick, placeholder, none }: PickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string>();
  const select = useRef<SelectHandle>(null);
  const listId = useId();
  const found = useMemo(() => matchingOptions(options, typed), [options, typed]);
  const chosen = options.find(({ id }) => id === picked)?.name ?? '';
  const optionId = (id: string) => `${listId}-${id}`;

  function setVisible(visible: boolean): void {
    setIsOpen(visible);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isOpen) {
      // Escape closes an open list, not the dialog around it.
      event.stopPropagation();
      select.current?.hotkeyHandler(event.nativeEvent);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'Enter') {
      event.preventDefault();
      setVisible(true);
    }
  }

  // The list passes them on, though its type omits them.
  const ofList = { id: listId, 'aria-label': label };
  return (
    <>
      <Select
        ref={select}
        {...(picked !== null && { value: picked })}
        popupVisible={isOpen}
        onVisibleChange={setVisible}
        onChange={onPick}
        filterOption={false}
        notFoundContent={<p className={styles['none']}>{none}</p>}
        triggerProps={{ clickToClose: false, className: styles['popup'] ?? '' }}
        virtualListProps={{
          ...ofList,
          threshold: 60,
          isStaticItemHeight: false,
        }}
        dropdownRender={(menu) => (
          <Menu select={select} onActive={setActive}>
            {menu}
          </Menu>
        )}
        triggerElement={
          <span className={styles['box']}>
            <input
              type="text"
              role="combobox"
              className={styles['field']}
              aria-label={label}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen && found.length > 0 ? listId : undefined}
              aria-activedescendant={isOpen && active !== undefined ? optionId(active) : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder={chosen || placeholder}
              value={isOpen ? typed : chosen}
              onChange={({ target }) => {
                setIsOpen(true);
                setTyped(target.value);
              }}
              onKeyDown={onKeyDown}
            />
          </span>
        }
      >
        {found.map(({ id, name, detail }, index) => (
          <Select.Option
            key={id}
            id={optionId(id)}
            value={id}
            aria-setsize={found.length}
            aria-posinset={index + 1}
            className={styles['option'] ?? ''}
          >
            <span className={styles['name']}>{name}</span>
            {detail && <span className={styles['detail']}>{detail}</span>}
          </Select.Option>
        ))}
      </Select>
      <VisuallyHidden>
        <span role="status">{isOpen && typed && (found.length > 0 ? `${found.length} 项` : none)}</span>
      </VisuallyHidden>
    </>
  );
}

interface MenuProps {
  select: { readonly current: SelectHandle | null };
  onActive: (id: string | undefined) => void;
  children: ReactNode;
}

/** Reports Arco's active option after each change. */
function Menu({ select, onActive, children }: MenuProps) {
  useEffect(() => {
    const id: unknown = select.current?.activeOptionValue;
    onActive(typeof id === 'string' ? id : undefined);
  });
  return children;
}
