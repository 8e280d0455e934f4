// The attribution is stored in the session storage of the tab, without a cookie. It is sent only when the visitor
// submits a form.

export type Attribution = Partial<
  Record<'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmTerm' | 'utmContent' | 'referrer' | 'landingPage', string>
>

const STORAGE_KEY = 'attribution'
const MAX_UTM_LENGTH = 200
const MAX_URL_LENGTH = 500

type PageView = { url: string; referrer: string }

export function attributionOf({ url, referrer }: PageView): Attribution {
  const { searchParams, pathname, search, origin } = new URL(url)
  const utm = (name: string) => searchParams.get(name)?.slice(0, MAX_UTM_LENGTH) || undefined
  const isOwnPage = referrer.startsWith(`${origin}/`)
  return {
    utmSource: utm('utm_source'),
    utmMedium: utm('utm_medium'),
    utmCampaign: utm('utm_campaign'),
    utmTerm: utm('utm_term'),
    utmContent: utm('utm_content'),
    referrer: isOwnPage ? undefined : referrer.slice(0, MAX_URL_LENGTH) || undefined,
    landingPage: `${pathname}${search}`.slice(0, MAX_URL_LENGTH),
  }
}

/** Stores the attribution of the first page view of a session. It runs on every page and keeps an existing attribution. */
export function rememberAttribution(): void {
  try {
    if (sessionStorage.getItem(STORAGE_KEY)) return
    const attribution = attributionOf({ url: location.href, referrer: document.referrer })
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attribution))
  } catch {}
}

export function readAttribution(): Attribution | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
