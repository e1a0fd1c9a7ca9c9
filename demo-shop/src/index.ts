import type { Demonstration } from 'mall-api/demonstration';
import { serveMessages } from './messages/serve-messages';
import { drawDocuments } from './papers/draw-documents';
import { serveRegistrations } from './papers/serve-registrations';
import { drawOnDemand } from './pictures/draw-on-demand';
import { keepAdvancing } from './provider/advance';
import { seedDemonstration } from './seed/seed-demonstration';

/** The demonstration shop, which `mall-api` loads with `DEMO=on`. */
export const demonstration: Demonstration = {
  seed: seedDemonstration,
  pictures: drawOnDemand,
  serve(app, db, press) {
    serveRegistrations(app, db, press);
    serveMessages(app, db);
  },
  documents: drawDocuments,
  provide: keepAdvancing,
};
