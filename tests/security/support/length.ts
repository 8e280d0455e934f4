/** `pnpm test:security` is the long form; `.ci/run` sets SECURITY=short. */
export const isShort = process.env.SECURITY === 'short'

/** Cases per public endpoint. SECURITY_CASES is for trying out; the figures of SECURITY.md use 10,000. */
export const CASES = isShort ? 200 : Number(process.env.SECURITY_CASES ?? 10_000)

/** For a whole file of cases. */
export const LONG_TEST_MS = isShort ? 60_000 : 1_800_000

/**
 * The short form always sends the same cases, so that a failure is caused by the change; the long form draws random
 * ones.
 */
export const SEED = CASES < 1000 ? { seed: 20_261_115 } : {}
