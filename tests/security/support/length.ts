/** `pnpm test:security` is the long form; `.ci/run` sets SECURITY=short. */
export const isShort = process.env.SECURITY === 'short'

/** Cases per public endpoint. SECURITY_CASES is for trying out; the figures of SECURITY.md are made with 10,000. */
export const CASES = isShort ? 200 : Number(process.env.SECURITY_CASES ?? 10_000)

/** For a whole file of cases. */
export const LONG_TEST_MS = isShort ? 60_000 : 1_800_000

/** With every change the same cases are sent, so that the change is judged and not the dice; the long form throws them. */
export const SEED = CASES < 1000 ? { seed: 20_261_115 } : {}
