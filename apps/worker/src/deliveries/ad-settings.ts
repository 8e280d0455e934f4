import { type AdStage, isAdStage } from '@app/domain/ads/ad-event'

type MetaAdsSettings = { url: string; datasetId: string; token: string }

export type GoogleAdsSettings = {
  url: string
  oauthUrl: string
  customerId: string
  /** The manager account through which we have access, if there is one. */
  loginCustomerId: string | undefined
  developerToken: string
  clientId: string
  clientSecret: string
  refreshToken: string
  /** The ids of the conversion actions. A stage without one is not reported. */
  conversionActions: Partial<Record<AdStage, string>>
}

export type AdSettings = {
  /** The versions of the consent text that name the advertising platforms. Without any, nothing is reported. */
  consentVersions: string[]
  /** Undefined if Meta is not connected. */
  meta: MetaAdsSettings | undefined
  /** Undefined if Google Ads is not connected. */
  google: GoogleAdsSettings | undefined
}

type AdVariables = {
  AD_CONSENT_VERSIONS: string[]
  META_GRAPH_URL: string
  META_DATASET_ID?: string | undefined
  META_CONVERSIONS_TOKEN?: string | undefined
  GOOGLE_ADS_URL: string
  GOOGLE_OAUTH_URL: string
  GOOGLE_ADS_CUSTOMER_ID?: string | undefined
  GOOGLE_ADS_LOGIN_CUSTOMER_ID?: string | undefined
  GOOGLE_ADS_DEVELOPER_TOKEN?: string | undefined
  GOOGLE_ADS_CLIENT_ID?: string | undefined
  GOOGLE_ADS_CLIENT_SECRET?: string | undefined
  GOOGLE_ADS_REFRESH_TOKEN?: string | undefined
  GOOGLE_ADS_CONVERSIONS: Record<string, string>
}

/** Returns the settings of the connected platforms. A platform is off until all its settings are present. */
export function adSettings(env: AdVariables): AdSettings {
  return { consentVersions: env.AD_CONSENT_VERSIONS, meta: metaSettings(env), google: googleSettings(env) }
}

function metaSettings({ AD_CONSENT_VERSIONS, META_GRAPH_URL, META_DATASET_ID, META_CONVERSIONS_TOKEN }: AdVariables) {
  if (AD_CONSENT_VERSIONS.length === 0 || !META_DATASET_ID || !META_CONVERSIONS_TOKEN) return undefined
  return { url: META_GRAPH_URL, datasetId: META_DATASET_ID, token: META_CONVERSIONS_TOKEN }
}

function googleSettings(env: AdVariables): GoogleAdsSettings | undefined {
  const { GOOGLE_ADS_CUSTOMER_ID: customerId, GOOGLE_ADS_DEVELOPER_TOKEN: developerToken } = env
  const { GOOGLE_ADS_CLIENT_ID: clientId, GOOGLE_ADS_CLIENT_SECRET: clientSecret } = env
  const { GOOGLE_ADS_REFRESH_TOKEN: refreshToken, GOOGLE_ADS_CONVERSIONS: conversions } = env
  if (!customerId || !developerToken || !clientId || !clientSecret || !refreshToken) return undefined
  const conversionActions = Object.fromEntries(Object.entries(conversions).filter(([stage]) => isAdStage(stage)))
  if (env.AD_CONSENT_VERSIONS.length === 0 || Object.keys(conversionActions).length === 0) return undefined
  return {
    url: env.GOOGLE_ADS_URL,
    oauthUrl: env.GOOGLE_OAUTH_URL,
    customerId,
    loginCustomerId: env.GOOGLE_ADS_LOGIN_CUSTOMER_ID,
    developerToken,
    clientId,
    clientSecret,
    refreshToken,
    conversionActions,
  }
}
