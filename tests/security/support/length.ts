/** `pnpm test:security` is the long form; `.ci/run` sets SECURITY=short. */
export const isShort = process.env.SECURITY === 'short'

/** Cases per public endpoint. */
export const CASES = isShort ? 200 : 10_000

/** For a whole file of cases. */
export const LONG_TEST_MS = isShort ? 60_000 : 1_800_000
