import axios from 'axios';
import { limits } from '../domain';

/** The HTTP client of every call; loaded with the first call, so that it does not delay the first paint. */
export const axiosClient = axios.create({
  timeout: limits.requestTimeoutMs,
  // Distinguishes a timeout (ETIMEDOUT) from a request that the browser aborted (ECONNABORTED).
  transitional: { clarifyTimeoutError: true },
});
