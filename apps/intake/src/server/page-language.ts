import type { FastifyRequest } from 'fastify'

const englishPath = /^https?:\/\/[^/]+\/en(\/|$)/
const englishQuery = /[?&]lang=en(&|$)/

/**
 * Returns the language of a page that is sent before the form has been read, such as a rejection by a limit. Pages of
 * the site have the language in their path, our own pages in `lang`. Pages behind a mail link send no referrer, so
 * their forms have `lang` in the action.
 */
export function languageOfRequest({ url, headers: { referer = '' } }: Pick<FastifyRequest, 'url' | 'headers'>) {
  const isEnglish = englishQuery.test(url) || englishPath.test(referer) || englishQuery.test(referer)
  return isEnglish ? 'en' : 'es'
}
