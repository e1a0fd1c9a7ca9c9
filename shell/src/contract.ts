/** What other apps need to know of this one: types only, named in the `federation` field of package.json. */

export interface LoginQuery {
  /** Where to go after the login. */
  redirect?: string | undefined;
}

export type CertificateKind =
  | 'jingyingzizhi'
  | 'zigezhengshu'
  | 'xukezheng'
  | 'beianpingzheng'
  | 'shipinanquan'
  | 'ylqxsc';

export interface CertificateQuery {
  certificate?: CertificateKind | undefined;
}

export interface ChangePasswordProps {
  readonly onClose: () => void;
}

export interface BindEmailProps {
  /** Whether another address is bound already. */
  readonly replaces: boolean;
  readonly onClose: () => void;
}
