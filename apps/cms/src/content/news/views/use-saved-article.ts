import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ArticleDraft, ArticleImage } from '../article-checks'

type SavedArticle = Pick<ArticleDraft, 'saved' | 'images'>

const fields = 'depth=0&locale=all'
const savedTexts = 'select[title]=true&select[summary]=true&select[body]=true&select[author]=true'

async function fetchRecord<Found>(path: string): Promise<Found | undefined> {
  const response = await fetch(path, { credentials: 'same-origin' }).catch(() => undefined)
  return response?.ok ? ((await response.json()) as Found) : undefined
}

async function fetchImages(ids: readonly string[]): Promise<ArticleImage[]> {
  if (ids.length === 0) return []
  const found = await fetchRecord<{ docs: ArticleImage[] }>(
    `/api/media?${fields}&pagination=false&select[alt]=true&where[id][in]=${ids.join(',')}`,
  )
  return found?.docs ?? []
}

/** Reads the texts of the saved draft in both languages and its images, again after each save here or in a drawer. */
export function useSavedArticle(imageIds: readonly string[]): SavedArticle | undefined {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const [article, setArticle] = useState<SavedArticle>()
  const images = [...new Set(imageIds)].join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when a record was saved.
  useEffect(() => {
    let isCurrent = true
    async function read() {
      const [saved, foundImages] = await Promise.all([
        id ? fetchRecord<SavedArticle['saved']>(`/api/news/${id}?draft=true&${fields}&${savedTexts}`) : {},
        fetchImages(images.split(',').filter(Boolean)),
      ])
      if (isCurrent && saved) setArticle({ saved, images: foundImages })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [id, lastUpdateTime, mostRecentUpdate, images])
  return article
}
