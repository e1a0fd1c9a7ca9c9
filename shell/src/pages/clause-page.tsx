import clause from '../legal/clause.json';
import { LegalPage } from '../legal/legal-page';

export default function ClausePage() {
  return <LegalPage document={clause} />;
}
