import { useState } from 'react';
import { Link } from 'react-router-dom';
import { company, pathTo, servicePhoneHref } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { Drawer, QueryView } from 'shared-kernel/ui';
import { useCategories } from '../api/list-categories';
import { useSite } from '../company/site-context';
import { Icon } from './icon';
import { buyerLinks } from './main-links';
import styles from './menu-drawer.module.css';
import { EnterpriseQrCode } from './qr-code';
import { useStatedLinks } from './use-stated-links';

export interface MenuDrawerProps {
  onClose: () => void;
}

/** On narrow screens: the categories and everything else that the wide header shows, in a drawer. */
export default function MenuDrawer({ onClose }: MenuDrawerProps) {
  const { title, notice } = useSite();
  const head = (
    <>
      <b>{title}</b>
      {notice && <span className={styles['notice']}>{notice}</span>}
    </>
  );
  return (
    <Drawer title="菜单" head={head} side="start" closesOnNavigation onClose={onClose}>
      <div className={styles['sheet']}>
        <DrawerLinks />
        <h2>全部商品分类</h2>
        <CategoryAccordion />
        <h2>联系我们</h2>
        <EnterpriseChat />
        <a className={styles['phone']} href={servicePhoneHref}>
          <Icon name="phone" size={18} />
          {company.servicePhone}
        </a>
      </div>
    </Drawer>
  );
}

function DrawerLinks() {
  const loggedIn = useSession() !== null;
  const stated = useStatedLinks();
  return (
    <ul className={styles['links']}>
      <li>
        <Link to={pathTo('/home')}>首页</Link>
      </li>
      <li>
        <Link to={pathTo('/home/surprise')}>惊喜专区</Link>
      </li>
      {loggedIn && (
        <>
          {buyerLinks.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
          <li>
            <Link to={pathTo('/orderCenter')}>订单中心</Link>
          </li>
          <li>
            <Link to={pathTo('/mine', { currentMenu: 'my_message' })}>消息</Link>
          </li>
        </>
      )}
      <li>
        <Link to={pathTo('/certificate')}>资质证照</Link>
      </li>
      <li>
        <Link to={pathTo('/home/contact_us')}>联系我们</Link>
      </li>
      {stated.map(({ to, text }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
      <li>
        <a href={company.groupSite} target="_blank" rel="noreferrer">
          {company.groupName}
        </a>
      </li>
    </ul>
  );
}

function CategoryAccordion() {
  const categories = useCategories();
  return (
    <QueryView compact name="分类" query={categories} skeleton={null}>
      {(categories) => (
        <ul className={styles['categories']}>
          {categories.map(({ id: parentId, name, children }) => (
            <li key={parentId}>
              <details name="category">
                <summary>
                  {name}
                  <Icon name="chevron-down" size={16} />
                </summary>
                <ul>
                  <li>
                    <Link to={pathTo('/home/all_product', { parentId, title: name })}>全部</Link>
                  </li>
                  {children.map((child) => (
                    <li key={child.id}>
                      <Link
                        to={pathTo('/home/all_product', {
                          parentId,
                          categoryId: child.id,
                          title: child.name,
                        })}
                      >
                        {child.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function EnterpriseChat() {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles['chat']} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        企业微信
        <Icon name="chevron-down" size={16} />
      </summary>
      {opened && <EnterpriseQrCode />}
    </details>
  );
}
