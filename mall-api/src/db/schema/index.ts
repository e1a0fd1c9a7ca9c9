export * from './cart';
export * from './catalogue';
export * from './client';
export * from './file';
export * from './gift-pack';
export * from './member';
export * from './operation';
export * from './order';
