import type { ComponentProps } from 'react';
import styles from './page.module.css';

export type PageProps = ComponentProps<'div'>;

/** The frame of a page: as wide as the header, centred, with padding before the footer. */
export const Page = ({ className, ...rest }: PageProps) => (
  <div {...rest} className={className ? `${styles['page']} ${className}` : styles['page']} />
);
