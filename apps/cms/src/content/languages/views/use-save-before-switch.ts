'use client'

import { toast, useConfig, useDocumentInfo, useForm, useFormModified, useLocale, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { languageOf } from '../../../panel/language/language'
import { languageMessages } from '../messages'

/** Payload's menu of content languages, and our own links that switch the language. */
const switches = 'button:has(.localizer__locale-code[data-locale]), a[data-content-language]'
const NEW_RECORD_TIMEOUT_MS = 10_000
const POLL_MS = 100

/**
 * Saves the draft before the content language changes, because Payload loads the form again and would discard unsaved
 * changes without a warning. Records without drafts must be saved first.
 */
export function useSaveBeforeSwitch(): void {
  const { code } = useLocale()
  const isModified = useFormModified()
  const save = useSaveDraft()
  const router = useRouter()
  const messages = languageMessages[languageOf(useTranslation().i18n)]

  useEffect(() => {
    if (!isModified) return
    async function switchTo({ locale, hash }: Switch) {
      if (!save) return void toast.error(messages.saveFirst)
      if (!(await save())) return void toast.error(messages.notSaved)
      router.push(`${window.location.pathname}?locale=${locale}${hash}`)
    }
    function onClick(event: MouseEvent) {
      const target = readSwitch(event.target)
      if (!target || target.locale === code) return
      event.preventDefault()
      event.stopPropagation()
      void switchTo(target)
    }
    // On the window, because Payload asks on the document whether to leave without saving.
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [isModified, code, save, router, messages])
}

type Switch = { locale: string; hash: string }

/** Returns the language that a control switches to, and the field that its link opens. */
function readSwitch(target: EventTarget | null): Switch | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(switches) : null
  const name = control?.querySelector<HTMLElement>('[data-locale]')
  const locale = control?.dataset.contentLanguage ?? name?.dataset.locale
  return locale ? { locale, hash: control instanceof HTMLAnchorElement ? control.hash : '' } : undefined
}

/** Returns a function that saves the draft and reports success, or undefined if the record has no drafts. */
function useSaveDraft(): (() => Promise<boolean>) | undefined {
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { code } = useLocale()
  const { submit } = useForm()
  const config = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug
      ? getEntityConfig({ globalSlug })
      : undefined
  if (!config?.versions?.drafts) return undefined
  const record = globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].filter(Boolean).join('/')

  return async () => {
    const result = await submit({
      action: `/api/${record}?locale=${code}&depth=0&fallback-locale=null&draft=true`,
      method: collectionSlug && id ? 'PATCH' : 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    const isSaved = Boolean(result?.res && result.res.status < 400)
    if (isSaved) setUnpublishedVersionCount((count) => count + 1)
    return isSaved && (Boolean(id) || Boolean(globalSlug) || (await isRecordOpen()))
  }
}

/** Waits until Payload has opened the URL of a new record. */
async function isRecordOpen(): Promise<boolean> {
  for (let waited = 0; waited < NEW_RECORD_TIMEOUT_MS; waited += POLL_MS) {
    if (!window.location.pathname.endsWith('/create')) return true
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}
