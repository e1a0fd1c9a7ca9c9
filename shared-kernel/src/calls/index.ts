export { keepPreviousData, type QueryClient } from '@tanstack/react-query';
export { type CallCache, createCallCache, useCallCache } from './call-cache';
export { type CallKey, type CallReply, type CallRequest, callKey } from './call-key';
export { CallsProvider, type CallsProviderProps } from './calls-provider';
export { createQueryClient } from './create-query-client';
export { loadPrefetch, type PreloadedCall } from './load-prefetch';
export { type CallOptions, type CallResult, useCall } from './use-call';
export { type CallMutationOptions, useCallMutation } from './use-call-mutation';
export { useTask } from './use-task';
