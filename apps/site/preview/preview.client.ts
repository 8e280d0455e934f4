// Only in the preview of drafts: shows what was saved, and keeps forms from being sent.

import { tellProblems, tellUnsent, tellUntil } from './preview-notice.client'

type Facts = { version: string; problems: { title: string | null; sentence: string }[]; until: string | null }

const PLACE = 'preview-place'
const facts: Facts = JSON.parse(
  document.getElementById('preview-facts')?.textContent ?? '{"version":"","problems":[],"until":null}',
)

function goBackToPlace(): void {
  const [path, top] = (sessionStorage.getItem(PLACE) ?? '').split(' ')
  sessionStorage.removeItem(PLACE)
  if (path === location.pathname) scrollTo({ top: Number(top), behavior: 'instant' })
}

/** The panel also speaks when it has just found this page, so the version decides. */
async function showSaved(): Promise<void> {
  const response = await fetch('/vista-previa/version').catch(() => undefined)
  if (!response?.ok) return
  const { version } = (await response.json()) as { version: string }
  if (version === facts.version) return
  sessionStorage.setItem(PLACE, `${location.pathname} ${scrollY}`)
  location.reload()
}

addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && data?.type === 'payload-document-event') void showSaved()
})
// Before React hears of it.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    tellUnsent()
  },
  { capture: true },
)

goBackToPlace()
tellProblems(facts.problems)
if (facts.until) tellUntil(facts.until)

const panel: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
panel?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
