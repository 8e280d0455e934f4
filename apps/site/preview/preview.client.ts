// Runs only in previews: shows notices, reloads the page after a save and blocks form submissions.

import { showExpiry, showNotSent, showProblems } from './preview-notice.client'

type Facts = { version: string; problems: { title: string | null; sentence: string }[]; until: string | null }

const SCROLL_KEY = 'preview-scroll'
const facts: Facts = JSON.parse(
  document.getElementById('preview-facts')?.textContent ?? '{"version":"","problems":[],"until":null}',
)

function restoreScroll(): void {
  const [path, top] = (sessionStorage.getItem(SCROLL_KEY) ?? '').split(' ')
  sessionStorage.removeItem(SCROLL_KEY)
  if (path === location.pathname) scrollTo({ top: Number(top), behavior: 'instant' })
}

/** Reloads the page only if the version changed, because the panel also sends a message when it first connects. */
async function reloadIfChanged(): Promise<void> {
  const response = await fetch('/vista-previa/version').catch(() => undefined)
  if (!response?.ok) return
  const { version } = (await response.json()) as { version: string }
  if (version === facts.version) return
  sessionStorage.setItem(SCROLL_KEY, `${location.pathname} ${scrollY}`)
  location.reload()
}

addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && data?.type === 'payload-document-event') void reloadIfChanged()
})
// The capture phase runs before React's handlers.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    showNotSent()
  },
  { capture: true },
)

restoreScroll()
showProblems(facts.problems)
if (facts.until) showExpiry(facts.until)

const panel: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
panel?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
