// Where the visitor came from, recorded on the first page view in this tab. No cookie, nothing is stored beyond the tab,
// and nothing is sent before the visitor submits a form.

export type Attribution = Partial<
  Record<'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmTerm' | 'utmContent' | 'referrer' | 'landingPage', string>
>

const NAME = 'attribution'
const MAX_UTM = 200
const MAX_URL = 500

type FirstView = { address: string; referrer: string }

export function attributionOf({ address, referrer }: FirstView): Attribution {
  const { searchParams, pathname, search, origin } = new URL(address)
  const utm = (name: string) => searchParams.get(name)?.slice(0, MAX_UTM) || undefined
  const isOwnPage = referrer.startsWith(`${origin}/`)
  return {
    utmSource: utm('utm_source'),
    utmMedium: utm('utm_medium'),
    utmCampaign: utm('utm_campaign'),
    utmTerm: utm('utm_term'),
    utmContent: utm('utm_content'),
    referrer: isOwnPage ? undefined : referrer.slice(0, MAX_URL) || undefined,
    landingPage: `${pathname}${search}`.slice(0, MAX_URL),
  }
}

/** Runs on every page; only the first page view of a session counts. */
export function rememberAttribution(): void {
  try {
    if (sessionStorage.getItem(NAME)) return
    const first = attributionOf({ address: location.href, referrer: document.referrer })
    sessionStorage.setItem(NAME, JSON.stringify(first))
  } catch {}
}

export function readAttribution(): Attribution | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
