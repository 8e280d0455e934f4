/** Requests per endpoint. `pnpm test:fuzz` sets it to 10,000 or to the number on its command line. */
export const CASES = Number(process.env.FUZZ_CASES ?? 200)

/**
 * The same seed generates the same requests. Without FUZZ_SEED it is constant, so the short form fails only because of a
 * change in the code. `pnpm test:fuzz` chooses a random seed.
 */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_119)

/** Regular expressions for names of endpoints, from the command line of `pnpm test:fuzz`. */
const patterns = (JSON.parse(process.env.FUZZ_NAMES ?? '[]') as string[]).map((name) => new RegExp(name))

/** Returns whether an endpoint gets requests in this run. The checks of the database run for the chosen endpoints. */
export const isChosen = ({ name }: { name: string }) =>
  patterns.length === 0 || patterns.some((pattern) => pattern.test(name))

export const CONCURRENT_REQUESTS = 8

/** Timeout of a test that sends all requests to one endpoint. */
export const ENDPOINT_MS = 120_000 + CASES * 120
