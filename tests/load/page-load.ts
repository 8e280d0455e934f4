import { runWrk, type WrkReport } from './wrk'

type Options = { connections?: number; seconds?: number }

/** Requests one page as fast as possible, compressed as a browser gets it. */
export const loadPage = (url: string, { connections = 32, seconds = 10 }: Options = {}): Promise<WrkReport> =>
  runWrk(url, { connections, seconds, options: ['-H', 'Accept-Encoding: br, gzip'] })
