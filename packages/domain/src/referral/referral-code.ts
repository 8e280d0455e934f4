export const REFERRAL_PARAMETER = 'referido'

/** The database creates the codes of the referrers: 48 random bits, which cannot be guessed. */
const codePattern = /^[0-9a-f]{12}$/

/** Returns the code of the referrer's link that a page was opened with, or undefined. */
export function referralCodeOf({ searchParams }: Pick<URL, 'searchParams'>): string | undefined {
  const code = searchParams.get(REFERRAL_PARAMETER)?.trim().toLowerCase() ?? ''
  return codePattern.test(code) ? code : undefined
}
