import type { Media } from '@app/domain/snapshot/media.schema'
import type { CheckContext } from '@app/domain/snapshot/problems/check-context'
import type { Payload, PayloadRequest } from 'payload'

type Reader = { payload: Payload; req: Partial<PayloadRequest> }
type Row = Record<string, unknown> & { id: string }

const publishedFilter = { _status: { equals: 'published' } } as const

/**
 * Reads the content against which a record is validated. It selects only a few columns, because staff wait for the
 * validation.
 */
export async function readCheckContext({ payload, req }: Reader) {
  const common = { req, depth: 0, pagination: false } as const
  const readRows = async (
    collection: 'media' | 'projects' | 'places' | 'news-categories' | 'news' | 'popups',
    select: object,
  ) => {
    const where = collection === 'media' ? {} : publishedFilter
    const { docs } = await payload.find({ ...common, collection, select: select as never, where })
    return docs as unknown as Row[]
  }
  const media = await readRows('media', { key: true, mimeType: true, shapes: true })
  const projects = await readRows('projects', {
    slug: true,
    name: true,
    crmId: true,
    minAreaM2: true,
    months: true,
    monthlyFromUsd: true,
    cardImage: true,
    slider: { image: true },
  })
  const places = await readRows('places', { slug: true })
  const categories = await readRows('news-categories', { slug: true })
  const news = await readRows('news', { number: true, publishedOn: true })
  const popups = await readRows('popups', { key: true })
  const { docs: redirects } = await payload.find({ ...common, collection: 'redirects' })
  const { docs: lots } = await payload.find({ ...common, collection: 'lots' })
  const home = await payload.findGlobal({ slug: 'home', req, depth: 0, locale: 'all', select: { claims: true } })
  const settings = await payload.findGlobal({ slug: 'site-settings', req, depth: 0, select: { exchangeRate: true } })

  const keys = new Map<string, string>()
  for (const { id, key } of media) keys.set(`media/${id}`, String(key))
  for (const [collection, rows] of Object.entries({ projects, places, 'news-categories': categories }))
    for (const { id, slug } of rows) keys.set(`${collection}/${id}`, String(slug))
  const imageKey = (id: unknown) => keys.get(`media/${id}`) ?? ''

  const checkContext = {
    projects: projects.map((project) => ({
      ...project,
      cardImage: imageKey(project.cardImage),
      slider: ((project.slider ?? []) as { image: string }[]).map(({ image }) => ({ image: imageKey(image) })),
    })),
    news: news.map(({ number, publishedOn }) => ({ number, publishedOn: String(publishedOn).slice(0, 10) })),
    popups,
    redirects,
    media: media.map(({ key, mimeType, shapes }) => ({ key, kind: kindOf(String(mimeType)), shapes })),
    lots: lots.map((lot) => ({ ...lot, project: keys.get(`projects/${lot.project}`) ?? '' })),
    home: { claims: home.claims ?? [] },
    siteSettings: settings,
  } as unknown as CheckContext
  return { checkContext, keyOf: (collection: string, id: string) => keys.get(`${collection}/${id}`) ?? null }
}

function kindOf(mimeType: string): Media['kind'] {
  if (mimeType === 'image/svg+xml') return 'svg'
  if (mimeType.startsWith('video/')) return 'video'
  return mimeType.startsWith('image/') ? 'image' : 'document'
}
