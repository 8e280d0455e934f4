import { fillPlaceholders } from '@/i18n/translate'
import notice from './notice.module.css'
import type { OutboxResult } from './outbox'
import styles from './outbox-toast.module.css'

/**
 * Shows the result of a queued submission on any page. It uses the DOM directly, because the page may not load React.
 */
export function showOutboxToast(result: OutboxResult): void {
  const { locale, page, texts } = result.submission
  const isSent = result.kind === 'accepted'
  const message = isSent
    ? fillPlaceholders(texts['outbox.toast.sent'], { reference: result.reference }, locale)
    : fillPlaceholders(texts['outbox.toast.refused'], {}, locale)
  if (!message) return
  const toast = document.createElement('div')
  toast.className = `${notice.notice} ${isSent ? notice.good : notice.bad} ${styles.toast}`
  toast.lang = locale
  const text = document.createElement('p')
  toast.append(
    text,
    ...(isSent ? [] : [linkTo(page, fillPlaceholders(texts['outbox.toast.review'], {}, locale))]),
    closeButton(fillPlaceholders(texts['outbox.toast.close'], {}, locale), toast),
  )
  liveRegion().append(toast)
  // The text is set last, because screen readers announce only changes inside an existing region.
  text.textContent = message
}

let region: HTMLElement | undefined

function liveRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = styles.region ?? ''
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

function linkTo(page: string, label: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = page
  link.textContent = label
  return link
}

function closeButton(label: string, toast: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.close ?? ''
  button.textContent = label
  button.addEventListener('click', () => toast.remove())
  return button
}
