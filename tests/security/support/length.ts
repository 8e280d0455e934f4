/** Whether the short form runs. `.ci/run` sets SECURITY=short, and `pnpm test:security` is the long form. */
export const isShort = process.env.SECURITY === 'short'

/** Cases per public endpoint. The figures of SECURITY.md use 10,000. SECURITY_CASES overrides it for development. */
export const CASES = isShort ? 200 : Number(process.env.SECURITY_CASES ?? 10_000)

/** Timeout of a test that sends all cases of an endpoint. */
export const LONG_TEST_MS = isShort ? 60_000 : 1_800_000

/**
 * The short form always sends the same cases, so a failure is caused by the change. The long form sends random ones.
 */
export const SEED = CASES < 1000 ? { seed: 20_261_115 } : {}
