import { type FormEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import { company } from '../company/company';
import { Icon } from './icon';
import styles from './search-box.module.css';

/** The header's search: takes what was typed to the search page. */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const searched = pathname === paths.searchPage() ? (new URLSearchParams(search).get('name') ?? '') : '';
  const find = (event: FormEvent) => {
    event.preventDefault();
    navigate(paths.searchPage(input.current?.value.trim()));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers that the shop supports do not know <search> yet
    <form role="search" className={styles['box']} onSubmit={find}>
      <input
        // What was searched for shows when the search page is reached another way, too.
        key={searched}
        ref={input}
        type="search"
        name="name"
        aria-label="搜索商品"
        placeholder={company.searchPlaceholder}
        defaultValue={searched}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">
        <Icon name="search" size={18} />
        <span>搜索</span>
      </button>
    </form>
  );
}
