import type { Dispatch, SetStateAction } from 'react';
import type { Location } from 'react-router-dom';
import type { PageList } from './page-list';

/** The cache on screen, for changes of its pages from elsewhere. */
export const openCache: { change?: Dispatch<SetStateAction<PageList<Location>>> } = {};
