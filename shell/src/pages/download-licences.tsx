import { useTask } from 'shared-kernel/calls';
import { api } from 'shared-kernel/http';
import { Button } from 'shared-kernel/ui';
import styles from './download-licences.module.css';

/** All licences as one document with the company's seal, as a buyer's file on its supplier wants them. */
export function DownloadLicences() {
  const { mutate, isPending } = useTask(() => api.download('file/licences', {}));
  return (
    <section className={styles['download']} aria-label="首营资料">
      <strong>首营资料</strong>
      <p>全部证照合为一份 PDF，逐页加盖电子印章。</p>
      <Button busy={isPending} onClick={() => mutate()}>
        下载全部证照
      </Button>
    </section>
  );
}
