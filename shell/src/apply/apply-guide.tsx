import { company, servicePhoneHref } from 'shared-kernel/domain';
import styles from './apply-guide.module.css';

const steps = [
  { name: '验证手机号', text: '开户后用它登录，也用它查询进度' },
  { name: '填写单位信息、上传证照', text: '照片或扫描件，每份不超过 20 MB' },
  { name: '等待审核', text: '结果以短信告知；未通过的可修改后重新申请' },
  { name: '登录选购', text: '用该手机号获取验证码登录' },
];

export type ApplyStep = 1 | 2 | 3 | 4;

/** How an account comes about, how far this one is, and whom to ask. */
export function ApplyGuide({ step }: { step: ApplyStep }) {
  return (
    <aside className={styles['guide']} aria-labelledby="apply-guide">
      <h2 id="apply-guide">开户步骤</h2>
      <ol>
        {steps.map(({ name, text }, index) => (
          <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p>
        需要帮助请致电 <a href={servicePhoneHref}>{company.servicePhone}</a>
        <br />
        {company.serviceHours}
      </p>
    </aside>
  );
}
