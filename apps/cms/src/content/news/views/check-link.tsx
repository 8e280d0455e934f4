'use client'

import type { Locale } from '@app/domain/language/locale'
import { useDocumentDrawer } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { openField } from '../../../panel/record-form/open-field.dom'
import type { ArticleCheck } from '../article-checks'

type Props = {
  check: ArticleCheck
  /** The language that must be opened first. */
  otherLanguage: Locale | undefined
  children: ReactNode
}

/** Renders a link that moves the focus to a field, or opens the image whose alternative text is missing. */
export function CheckLink({ check, otherLanguage, children }: Props) {
  const path = usePathname()
  if (check.name === 'alt') return <ImageButton image={check.image}>{children}</ImageButton>
  const hash = `#field-${check.name}`
  if (otherLanguage)
    return (
      <a href={`${path}?locale=${otherLanguage}${hash}`} data-content-language={otherLanguage}>
        {children}
      </a>
    )
  return (
    <a
      href={hash}
      onClick={(event) => {
        event.preventDefault()
        openField(check.name)
      }}
    >
      {children}
    </a>
  )
}

function ImageButton({ image, children }: { image: string; children: ReactNode }) {
  const [ImageDrawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'media', id: image })
  return (
    <>
      <button type="button" onClick={openDrawer}>
        {children}
      </button>
      <ImageDrawer onSave={closeDrawer} />
    </>
  )
}
