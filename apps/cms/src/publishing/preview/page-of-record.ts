import type { Locale } from '@app/domain/language/locale'
import { type PageId, type PageParams, pathFor } from '@app/domain/snapshot/page-urls'
import type { collectionParts, globalParts } from '../snapshot/content-sources'

type CollectionWithPage = (typeof collectionParts)[keyof typeof collectionParts]
type GlobalWithPage = (typeof globalParts)[keyof typeof globalParts]
type Data = Record<string, unknown>
type PageTarget = { page: PageId; params?: PageParams; hash?: string }

const collectionPages: Record<CollectionWithPage, (data: Data) => PageTarget | null> = {
  projects: ({ kind, slug }) => (isKind(kind) && isText(slug) ? { page: kind, params: { slug } } : null),
  places: ({ slug, landing }) =>
    isText(slug) && (landing as { shown?: unknown } | undefined)?.shown
      ? { page: 'place', params: { slug } }
      : { page: 'home' },
  'appointment-places': () => ({ page: 'appointment' }),
  // A lot's key starts with the slug of its project.
  lots: ({ key, code }) =>
    isText(key) && isText(code)
      ? { page: /^\d/.test(code) ? 'units' : 'lots', params: { slug: key.slice(0, -code.length - 1) } }
      : { page: 'home' },
  news: ({ number }) => (typeof number === 'number' ? { page: 'article', params: { number } } : null),
  'news-categories': () => ({ page: 'news' }),
  testimonials: () => ({ page: 'home' }),
  campaigns: () => ({ page: 'terms' }),
  'terms-sections': () => ({ page: 'terms' }),
  'social-campaigns': () => ({ page: 'social-responsibility' }),
  popups: ({ key }) => ({ page: 'home', ...(isText(key) && { hash: `#aviso-${key}` }) }),
  redirects: () => ({ page: 'home' }),
  'legal-documents': () => ({ page: 'privacy' }),
  'consent-texts': () => ({ page: 'home' }),
}

const globalPages: Record<GlobalWithPage, PageId> = {
  'site-settings': 'home',
  navigation: 'home',
  home: 'home',
  about: 'about',
  'social-responsibility': 'social-responsibility',
  'referral-programme': 'referrals',
  'complaint-book': 'complaint-book',
  'news-page': 'news',
  'terms-page': 'terms',
  'form-texts': 'home',
  maintenance: 'maintenance',
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isKind = (value: unknown): value is 'condominium' | 'apartment' =>
  value === 'condominium' || value === 'apartment'

export type PreviewedRecord = { collection: string; data: Data } | { global: string }

/** Returns the paths of the page that shows a record, or null while the record lacks the fields of its path. */
export function pageOfRecord(record: PreviewedRecord): Record<Locale, string> | null {
  const target = targetOf(record)
  if (!target) return null
  const { page, params, hash = '' } = target
  return { es: pathFor(page, 'es', params) + hash, en: pathFor(page, 'en', params) + hash }
}

function targetOf(record: PreviewedRecord): PageTarget | null {
  if ('collection' in record) return collectionPages[record.collection as CollectionWithPage]?.(record.data) ?? null
  const page = globalPages[record.global as GlobalWithPage]
  return page ? { page } : null
}
