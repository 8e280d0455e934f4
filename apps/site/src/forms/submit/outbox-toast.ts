import { translator } from '../messages/translate'
import type { Settled } from './outbox'
import './outbox-toast.css'

/** For a person who is on another page when the waiting submission leaves: plain DOM, stays until closed. */
export function showOutboxToast(settled: Settled): void {
  const t = translator(settled.waiting.locale)
  const isSent = settled.kind === 'accepted'
  const toast = document.createElement('div')
  toast.className = `outbox-toast notice ${isSent ? 'notice--good' : 'notice--bad'}`
  toast.lang = settled.waiting.locale
  const text = document.createElement('p')
  toast.append(
    text,
    ...(isSent ? [] : [linkTo(settled.waiting.page, t('outbox.toast.review'))]),
    closer(t('outbox.toast.close'), toast),
  )
  const region = liveRegion()
  region.append(toast)
  text.textContent = isSent ? t('outbox.toast.sent', { reference: settled.reference }) : t('outbox.toast.refused')
}

function liveRegion(): HTMLElement {
  const known = document.getElementById('outbox-toasts')
  if (known) return known
  const region = document.createElement('div')
  region.id = 'outbox-toasts'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

function linkTo(page: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = page
  link.textContent = words
  return link
}

function closer(words: string, toast: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'link'
  button.textContent = words
  button.addEventListener('click', () => toast.remove())
  return button
}
