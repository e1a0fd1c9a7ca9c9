import type { CSSProperties, ReactNode } from 'react';

/** On a 24-pixel grid, with one line weight. */
const drawings = {
  home: <path d="M3 11l9-8 9 8M5 9.5V21h14V9.5M10 21v-6h4v6" />,
  order: <path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6" />,
  cart: (
    <>
      <circle cx="9" cy="20" r="1.4" />
      <circle cx="18" cy="20" r="1.4" />
      <path d="M2 3h3l2.4 12h11l2-8H6" />
    </>
  ),
  bell: <path d="M18 9a6 6 0 1 0-12 0c0 6-2 7-2 7h16s-2-1-2-7M10 20a2 2 0 0 0 4 0" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c1-5 4.5-7 8-7s7 2 8 7" />
    </>
  ),
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  search: (
    <>
      <circle cx="11" cy="11" r="7" />
      <path d="M16.5 16.5L21 21" />
    </>
  ),
  'chevron-right': <path d="M9 5l7 7-7 7" />,
  'chevron-down': <path d="M5 9l7 7 7-7" />,
  headset: (
    <path d="M4 14v-2a8 8 0 0 1 16 0v2M4 14a2 2 0 0 1 4 0v3a2 2 0 0 1-4 0zM20 14a2 2 0 0 0-4 0v3a2 2 0 0 0 4 0zM20 17c0 3-3 4-6 4" />
  ),
  'to-top': <path d="M5 4h14M12 20V9M6.5 14L12 8.5 17.5 14" />,
  pause: <path d="M8 5v14M16 5v14" />,
  play: <path d="M7 4.5v15l12-7.5z" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  phone: (
    <path d="M6 3h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.6 5.6L16 13l5 1.5V18a3 3 0 0 1-3 3C10.5 21 3 13.5 3 6a3 3 0 0 1 3-3z" />
  ),
} satisfies Record<string, ReactNode>;

export interface IconProps {
  name: keyof typeof drawings;
  /** Pixels. */
  size?: number;
}

/** Decoration only: the control beside or around it has the name. */
export function Icon({ name, size = 22 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      data-icon
      style={{ '--icon': size } as CSSProperties}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  );
}
