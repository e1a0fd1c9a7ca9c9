import { Link } from 'react-router-dom';
import { useTask } from 'shared-kernel/calls';
import type { ProductSpu } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';
import { Button, VisuallyHidden } from 'shared-kernel/ui';
import { FactsPanel } from './facts-panel';
import styles from './product-documents.module.css';

/** A product's documents: each opens in a new tab, all together are downloaded. */
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
              <Open id={document.id} name={document.fileName} />
            </li>
          ))}
        </ul>
      )}
      {documents.length > 1 && <SaveAll id={id} />}
    </FactsPanel>
  );
}

/** Opening the tab in the click handler avoids popup blockers; if it is blocked, the document is saved. */
function Open({ id, name }: { id: string; name: string }) {
  const { mutate, isPending } = useTask((tab: Window | null) =>
    api.download('file/download/:fileId', { fileId: `product-document-${id}` }, { tab, fileName: name }),
  );
  return (
    <Button kind="text" busy={isPending} onClick={() => mutate(waitingTab(name))}>
      {name}
      <VisuallyHidden>（新窗口）</VisuallyHidden>
    </Button>
  );
}

function waitingTab(name: string): Window | null {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = name;
    tab.document.body.textContent = '正在打开…';
  }
  return tab;
}

function SaveAll({ id }: { id: string }) {
  const { mutate, isPending } = useTask(() =>
    api.download('file/download/:fileId', { fileId: `product-documents-${id}` }),
  );
  return (
    <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
      全部下载（ZIP）
    </Button>
  );
}
