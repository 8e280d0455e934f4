import { type ClickIds, clickIdsOf, withoutClickIds } from '@app/domain/ads/click-id'
import { referralCodeOf } from '@app/domain/referral/referral-code'

// The attribution is stored in the session storage of the tab, without a cookie. It is sent only when the visitor
// submits a form.

export type Attribution = Partial<
  Record<
    'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmTerm' | 'utmContent' | 'referrer' | 'landingPage' | 'referralCode',
    string
  >
> &
  ClickIds

const STORAGE_KEY = 'attribution'
const MAX_UTM_LENGTH = 200
const MAX_URL_LENGTH = 500

type PageView = { url: string; referrer: string }

export function attributionOf({ url, referrer }: PageView): Attribution {
  const pageUrl = new URL(url)
  const { searchParams, pathname, search, origin } = pageUrl
  const utm = (name: string) => searchParams.get(name)?.slice(0, MAX_UTM_LENGTH) || undefined
  const isOwnPage = referrer.startsWith(`${origin}/`)
  return {
    utmSource: utm('utm_source'),
    utmMedium: utm('utm_medium'),
    utmCampaign: utm('utm_campaign'),
    utmTerm: utm('utm_term'),
    utmContent: utm('utm_content'),
    referrer: isOwnPage ? undefined : referrer.slice(0, MAX_URL_LENGTH) || undefined,
    landingPage: `${pathname}${withoutClickIds(search)}`.slice(0, MAX_URL_LENGTH),
    referralCode: referralCodeOf(pageUrl),
    ...clickIdsOf(pageUrl),
  }
}

/**
 * Returns the attribution of a session after another page view. The values of the first page view stay, except that the
 * last click on an advertisement replaces the click ids, and the first referral code is added.
 */
export function nextAttribution(known: Attribution | undefined, view: PageView): Attribution {
  const current = attributionOf(view)
  if (!known) return current
  return { ...known, ...clickIdsOf(new URL(view.url)), referralCode: known.referralCode ?? current.referralCode }
}

/** Stores the attribution of the session. It runs on every page. */
export function rememberAttribution(): void {
  try {
    const attribution = nextAttribution(readAttribution(), { url: location.href, referrer: document.referrer })
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
