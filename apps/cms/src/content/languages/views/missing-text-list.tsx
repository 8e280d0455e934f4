'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { languageOf } from '../../../panel/language/language'
import { languageMessages } from '../messages'
import type { NamedMissingText } from '../read-named-missing-texts'

/** Lists the missing texts by language, and reads them again after each save. */
export function MissingTextList({ initialTexts }: { initialTexts: NamedMissingText[] }) {
  const messages = languageMessages[languageOf(useTranslation().i18n)]
  const texts = useMissingTexts(initialTexts)
  const path = usePathname()
  return (
    <section className="record-languages" aria-labelledby="languages">
      <h3 id="languages">{messages.languages}</h3>
      {texts.length === 0 && <p>{messages.complete}</p>}
      {(['en', 'es'] as const).map((locale) => {
        const missing = texts.filter((text) => text.locale === locale)
        if (missing.length === 0) return null
        return (
          <div key={locale}>
            <p>{messages.missing[locale]}:</p>
            <ul>
              {missing.map((text) => (
                <li key={text.path}>{text.name}</li>
              ))}
            </ul>
            <a href={`${path}?locale=${locale}`} data-content-language={locale}>
              {messages.write[locale]}
            </a>
          </div>
        )
      })}
    </section>
  )
}

function useMissingTexts(initialTexts: NamedMissingText[]): NamedMissingText[] {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const [texts, setTexts] = useState(initialTexts)
  const knownUpdate = useRef(lastUpdateTime)

  useEffect(() => {
    if (knownUpdate.current === lastUpdateTime) return
    knownUpdate.current = lastUpdateTime
    const query = globalSlug ? `global=${globalSlug}` : `collection=${collectionSlug}&id=${id}`
    void fetch(`/api/content-languages?${query}`, { credentials: 'same-origin' })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((newTexts?: NamedMissingText[]) => newTexts && setTexts(newTexts))
      .catch(() => undefined)
  }, [id, collectionSlug, globalSlug, lastUpdateTime])
  return texts
}
