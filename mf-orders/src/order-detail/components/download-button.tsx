import { useState } from 'react';
import { useTask } from 'shared-kernel/calls';
import type { OnProgress } from 'shared-kernel/http';
import { Button } from 'shared-kernel/ui';

export interface DownloadButtonProps {
  text: string;
  download: (onProgress: OnProgress) => Promise<void>;
}

/** Saves a file, with its progress in percent; the API client shows the result. */
export function DownloadButton({ text, download }: DownloadButtonProps) {
  const [percent, setPercent] = useState<number | null>(null);
  const { mutate, isPending } = useTask(() => download(setPercent), {
    onSettled: () => setPercent(null),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {text}
      {percent !== null && ` ${percent}%`}
    </Button>
  );
}
