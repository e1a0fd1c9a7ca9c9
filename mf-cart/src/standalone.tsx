import { mountStandalone } from 'shared-kernel/standalone';
import { federation } from '../package.json';
import App from './app';

void mountStandalone(federation, App, () => import('./testing/standalone-shop'));
