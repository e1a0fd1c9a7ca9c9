import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of the content, to avoid layout shifts. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** Placeholder in the shape of content that is loading. Give the region that holds it `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      className={`${styles['skeleton']} ${round ? styles['round'] : ''}`}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
