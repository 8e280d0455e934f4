/** Whether the short form runs. `.ci/run` sets SECURITY=short, and `pnpm test:security` is the long form. */
export const isShortForm = process.env.SECURITY === 'short'

/**
 * Cases per public endpoint. The results in SECURITY.md use 10,000. SECURITY_CASES overrides the number in the long
 * form.
 */
export const CASES = isShortForm ? 200 : Number(process.env.SECURITY_CASES ?? 10_000)

/** Timeout of a test that sends all cases of an endpoint. */
export const LONG_TEST_MS = isShortForm ? 60_000 : 1_800_000

/**
 * With fewer than 1,000 cases, as in the short form, the cases are always the same, so a failure is caused by a change
 * in the code. Otherwise the cases are random.
 */
export const SEED = CASES < 1000 ? { seed: 20_261_115 } : {}
