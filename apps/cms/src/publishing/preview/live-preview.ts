import type { Config, PayloadRequest } from 'payload'
import { may } from '../../platform/access/apply-access'
import { cmsEnv } from '../../platform/env'
import { collectionParts } from '../snapshot/content-sources'
import { contentGlobals } from '../snapshot/read-content-rows'
import { pageOfRecord } from './page-of-record'

type LivePreview = NonNullable<NonNullable<Config['admin']>['livePreview']>
type PreviewArgs = {
  collectionConfig?: { slug: string }
  globalConfig?: { slug: string }
  data: Record<string, unknown>
  locale: { code: string }
  req: PayloadRequest
}

/**
 * Shows the page of a record beside its form. The panel's host serves the draft under the same path as the site does,
 * so a path is enough.
 */
export const livePreview: LivePreview = {
  collections: Object.values(collectionParts),
  globals: [...contentGlobals],
  breakpoints: [
    { name: 'phone', label: 'Teléfono', width: 390, height: 844 },
    { name: 'desktop', label: 'Escritorio', width: 1440, height: 900 },
  ],
  url: ({ collectionConfig, globalConfig, data, locale, req }: PreviewArgs) => {
    if (!cmsEnv().PREVIEW_URL || !may(req.user, 'see drafts as pages')) return null
    const page = globalConfig
      ? pageOfRecord({ global: globalConfig.slug })
      : pageOfRecord({ collection: collectionConfig?.slug ?? '', data })
    return page?.[locale.code === 'en' ? 'en' : 'es'] ?? null
  },
}
