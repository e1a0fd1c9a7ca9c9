import { useEffect, useState } from 'react';
import styles from './file-preview.module.css';

/** The chosen file as it will be sent: a picture, or the browser's own view of a PDF. */
export function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  if (!url) return null;
  if (!isPdf(file)) return <img className={styles['picture']} src={url} alt={`预览：${file.name}`} />;
  return (
    <>
      {navigator.pdfViewerEnabled && (
        <iframe
          className={styles['document']}
          src={`${url}#toolbar=0&navpanes=0&view=FitH`}
          title={`预览：${file.name}`}
        />
      )}
      <a className={styles['open']} href={url} target="_blank" rel="noopener">
        在新窗口中查看
      </a>
    </>
  );
}

const isPdf = ({ name }: File) => name.toLowerCase().endsWith('.pdf');

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    // The name decides whether a file is accepted, and the viewer; wrong content is visible here, before the
    // upload.
    const typed = isPdf(file) ? new Blob([file], { type: 'application/pdf' }) : file;
    const created = URL.createObjectURL(typed);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
