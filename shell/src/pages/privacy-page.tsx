import { LegalPage } from '../legal/legal-page';
import privacy from '../legal/privacy.json';

export default function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
