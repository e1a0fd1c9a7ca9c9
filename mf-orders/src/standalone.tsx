import { mountStandalone } from 'shared-kernel/standalone';
import App from './app';

mountStandalone({ mount: '/orderCenter', App });
