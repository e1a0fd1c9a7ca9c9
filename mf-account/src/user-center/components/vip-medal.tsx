import type { VipInfo } from 'shared-kernel/contracts';
import styles from './vip-medal.module.css';

/** The medal of a level, 1 (普通会员) to 5 (钻石会员): a shield on two ribbons, with a star per level. */
export function VipMedal({ level }: { level: VipInfo['vipLevel'] }) {
  const stars = Array.from({ length: level }, (_, i) => i - (level - 1) / 2);
  return (
    <svg
      className={`${styles['medal']} ${styles[`level${level}`]}`}
      viewBox="110 48 420 568"
      aria-hidden="true"
    >
      <path className={styles['ribbon']} d="M196 400 132 580l72-14 42 46 54-152z" />
      <path className={styles['ribbonDark']} d="m444 400 64 180-72-14-42 46-54-152z" />
      <path className={styles['fold']} d="m196 400-20 58 124 42v-40zM444 400l20 58-124 42v-40z" />
      <path className={styles['rim']} d={shield} />
      <path className={styles['rimDark']} d="M320 128c52 32 108 44 164 44v158c0 94-64 158-164 198z" />
      <path className={styles['face']} d={inner} />
      <path className={styles['faceDark']} d="M320 168c42 24 88 36 130 39v121c0 74-48 128-130 163z" />
      <path className={styles['gloss']} d="M190 207c36-3 88-15 130-39v48L190 420z" />
      <path className={styles['edge']} d="M170 186c52-2 102-16 148-42" />
      {level === 5 ? <Gem /> : <Cross />}
      {stars.map((place) => (
        <path
          key={place}
          className={styles['rim']}
          d={star}
          transform={`translate(${320 + place * 46} ${84 + Math.abs(place) * 12})`}
        />
      ))}
    </svg>
  );
}

const shield =
  'M320 128c52 32 108 44 164 44v158c0 94-64 158-164 198-100-40-164-104-164-198V172c56 0 112-12 164-44z';
const inner =
  'M320 168c42 24 88 36 130 39v121c0 74-48 128-130 163-82-35-130-89-130-163V207c42-3 88-15 130-39z';
const star = 'M0-24 6.2-8.5 22.8-7.4 10-3.3 14.1 19.4 0 10.6-14.1 19.4-10-3.3-22.8-7.4-6.2-8.5z';

const Cross = () => <path className={styles['cross']} d="M320 262v124M258 324h124" />;

const Gem = () => (
  <>
    <path className={styles['gem']} d="M262 246h116l46 56-104 116-104-116z" />
    <path className={styles['gemLight']} d="m262 246-46 56h64zM320 246l40 56h-80zM378 246l-18 56-40-56z" />
    <path className={styles['gemDark']} d="m378 246 46 56h-64zM360 302h64L320 418z" />
  </>
);
