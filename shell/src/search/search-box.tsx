import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { company, formatCount, pathTo } from 'shared-kernel/domain';
import { getSession } from 'shared-kernel/session';
import { trackEvent } from 'shared-kernel/telemetry';
import { lazyView, VisuallyHidden } from 'shared-kernel/ui';
import { useCategories } from '../api/list-categories';
import { useSuggestedProducts } from '../api/suggest-products';
import { Icon } from '../layout/icon';
import { OwnPart } from '../layout/own-part';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches';
import styles from './search-box.module.css';
import { optionId, type SearchOption, searchOptions } from './search-options';
import { useDebounced } from './use-debounced';

const loadList = () => import('./suggestion-list');
const SuggestionList = lazyView(loadList);

const typingPause = 200;

/** The header's search: an editable combobox with a list (WAI-ARIA), whose options are only suggestions. */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const searched = pathname === pathTo('/searchpage') ? (new URLSearchParams(search).get('name') ?? '') : '';
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(searched);
  const [shownSearch, setShownSearch] = useState(searched);
  const [isTyping, setIsTyping] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recents, setRecents] = useState<readonly string[]>([]);

  // What was searched for shows when the search page is reached another way, too, but not over what is being typed.
  if (searched !== shownSearch) {
    setShownSearch(searched);
    if (!isTyping) setText(searched);
  }

  const typed = text.trim();
  const asked = useDebounced(open ? typed : '', typingPause);
  const { data, isError } = useSuggestedProducts(asked);
  const { data: categories } = useCategories(asked !== '');
  const categoryName = (wanted: string) =>
    categories?.flatMap((top) => [top, ...top.children]).find(({ id }) => id === wanted)?.name;
  const options = searchOptions(typed, recents, typed && asked ? data : undefined);
  const note = noteFor({ typed, failed: isError, nothing: asked === typed && data?.total === 0 });
  const shown = open && (options.length > 0 || note !== null);

  const show = () => {
    setRecents(readRecentSearches());
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const find = (name: string) => {
    close();
    rememberSearch(name);
    if (name) trackEvent('search', { length: name.length });
    setText(name);
    // From here the heading of the results takes the focus.
    document.querySelector('main')?.focus({ preventScroll: true });
    void navigate(pathTo('/searchpage', { name }));
  };
  const choose = (option: SearchOption) => {
    switch (option.kind) {
      case 'product': {
        close();
        rememberSearch(typed);
        const detail = pathTo('/home/detail', { id: option.product.id });
        // A product opens beside the page, once there is a buyer (docs/specification.md#home).
        if (getSession()) window.open(detail, '_blank', 'noopener');
        else void navigate(pathTo('/login', { redirect: detail }));
        break;
      }
      case 'clear':
        forgetSearches();
        setRecents([]);
        setActive(-1);
        break;
      default:
        find(option.text);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    find(typed);
  };
  const onLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setIsTyping(false);
    close();
  };
  // From what is beside the suggestions back to the field.
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.target === input.current || event.defaultPrevented) return;
    input.current?.focus();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method belong to what it is composing.
    if (event.nativeEvent.isComposing) return;
    const chosen = options[active];
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        if (!shown) show();
        if (event.altKey) return event.key === 'ArrowUp' ? close() : undefined;
        // One place more than there are options: the field itself.
        const places = options.length + 1;
        setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
        break;
      }
      case 'Enter':
        if (!shown || !chosen) return;
        event.preventDefault();
        choose(chosen);
        break;
      case 'Escape':
        event.preventDefault();
        if (shown) close();
        else setText('');
        break;
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setActive(-1);
        break;
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that the shop supports do not know <search> yet
    <form
      role="search"
      aria-label="全站搜索"
      className={styles['box']}
      onSubmit={onSubmit}
      onBlur={onLeave}
      onKeyDown={onEscape}
    >
      <div className={styles['field']}>
        <input
          ref={input}
          type="text"
          name="name"
          role="combobox"
          aria-label="搜索商品"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
          placeholder={company.searchPlaceholder}
          value={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            setText(target.value);
            setIsTyping(true);
            setActive(-1);
            show();
          }}
          onClick={show}
          onFocus={show}
          onKeyDown={onKeyDown}
        />
        {text && (
          <button
            type="button"
            aria-label="清空搜索词"
            className={styles['clear']}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size={14} />
          </button>
        )}
        <button type="submit" className={styles['submit']}>
          <Icon name="search" size={18} />
          <span>搜索</span>
        </button>
      </div>
      {shown && (
        <OwnPart name="suggestions">
          <SuggestionList
            id={listId}
            options={options}
            typed={typed}
            reading={data?.reading}
            active={active}
            note={note}
            categoryName={categoryName}
            onPoint={setActive}
            onChoose={choose}
          />
        </OwnPart>
      )}
      <VisuallyHidden as="p" role="status">
        {open && typed && data && asked === typed ? `${formatCount(data.total, '个')}商品` : ''}
      </VisuallyHidden>
    </form>
  );
}

function noteFor({ typed, failed, nothing }: { typed: string; failed: boolean; nothing: boolean }) {
  if (!typed) return null;
  if (failed) return '暂时无法给出建议，按回车键直接搜索';
  return nothing ? '没有匹配的商品，建议换个搜索词试试' : null;
}
