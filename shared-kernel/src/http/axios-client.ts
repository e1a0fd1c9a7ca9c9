import axios from 'axios';
import { limits } from '../domain';

/** The client of every call; loaded when the first is made, so that no page waits for it to be painted. */
export const axiosClient = axios.create({
  timeout: limits.requestTimeoutMs,
  // Tells a timeout (ETIMEDOUT) from a request that the browser gave up (ECONNABORTED).
  transitional: { clarifyTimeoutError: true },
});
