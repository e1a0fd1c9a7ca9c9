import type { CSSProperties } from 'react';

export interface IconProps {
  /** Pixels; default 20. */
  size?: number;
}

/** An icon on a 24-pixel grid with one stroke width; decorative, the control has the name. */
function Icon({ size = 20, drawing }: IconProps & { drawing: string }) {
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
      <path d={drawing} />
    </svg>
  );
}

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} drawing="M15 5l-7 7 7 7" />;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} drawing="M9 5l7 7-7 7" />;
export const PauseIcon = (props: IconProps) => <Icon {...props} drawing="M9 6v12M15 6v12" />;
export const PlayIcon = (props: IconProps) => <Icon {...props} drawing="M8 5.5v13l11-6.5z" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} drawing="M5 5l14 14M19 5L5 19" />;
export const GiftIcon = (props: IconProps) => (
  <Icon
    {...props}
    drawing="M4 11h16v10H4zM3 7h18v4H3zM12 7v14M12 7c-2-4-6-4.500-6-2s3 2 6 2zM12 7c2-4 6-4.500 6-2s-3 2-6 2z"
  />
);
export const EnlargeIcon = (props: IconProps) => (
  <Icon {...props} drawing="M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0M16 16l5 5M8 11h6M11 8v6" />
);
export const CopyIcon = (props: IconProps) => <Icon {...props} drawing="M9 9h11v11H9zM15 9V4H4v11h5" />;
export const GridIcon = (props: IconProps) => (
  <Icon {...props} drawing="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
);
export const ListIcon = (props: IconProps) => <Icon {...props} drawing="M4 6h16M4 12h16M4 18h16" />;
export const AddToListIcon = (props: IconProps) => (
  <Icon {...props} drawing="M4 6h16M4 12h9M4 18h9M18 12v8M14 16h8" />
);
