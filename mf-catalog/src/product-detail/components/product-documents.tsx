import { Link } from 'react-router-dom';
import { useTask } from 'shared-kernel/calls';
import type { ProductSpu } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';
import { Button } from 'shared-kernel/ui';
import { FactsPanel } from './facts-panel';
import styles from './product-documents.module.css';

/** The papers of a product, one by one and together. */
export function ProductDocuments({
  product: { id, documents },
}: {
  product: Pick<ProductSpu, 'id' | 'documents'>;
}) {
  return (
    <FactsPanel id="product-documents" title="资料包">
      {documents.length === 0 ? (
        <p className={styles['none']}>
          暂无可下载的资料，可<Link to={pathTo('/home/contact_us')}>向客服索取</Link>
        </p>
      ) : (
        <ul className={styles['list']}>
          {documents.map((document) => (
            <li key={document.id}>
              <span className={styles['kind']}>{document.kindName}</span>
              <Save fileId={`product-document-${document.id}`} text={document.fileName} />
            </li>
          ))}
        </ul>
      )}
      {documents.length > 1 && <Save fileId={`product-documents-${id}`} text="全部下载（ZIP）" all />}
    </FactsPanel>
  );
}

function Save({ fileId, text, all = false }: { fileId: string; text: string; all?: boolean }) {
  const { mutate, isPending } = useTask(() => api.download('file/download/:fileId', { fileId }));
  return (
    <Button kind={all ? 'secondary' : 'text'} busy={isPending} onClick={() => mutate()}>
      {text}
    </Button>
  );
}
