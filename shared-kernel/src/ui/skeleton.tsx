import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of what will come, so that nothing jumps. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** The shape of something that is on its way. Give the region that holds it `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      className={`${styles['skeleton']} ${round ? styles['round'] : ''}`}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
