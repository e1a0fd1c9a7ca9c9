import { api } from 'shared-kernel/http';
import { DownloadButton } from './download-button';

/** Saves the file of a URL. */
export const DownloadFile = ({ text, url }: { text: string; url: string }) => (
  <DownloadButton text={text} download={(onProgress) => api.downloadUrl(url, { onProgress })} />
);
