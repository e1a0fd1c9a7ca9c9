/** What the apps may take from TanStack Query. Shared whole it could not be tree-shaken. */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from 'platform-source/react-query';
