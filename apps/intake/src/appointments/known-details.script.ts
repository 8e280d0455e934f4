import { LEAD_DRAFTS } from '@app/domain/submission/draft-name'

/**
 * Fills in the details that the visitor has just sent with a quote or another lead. The receipts of the site are in the
 * session storage of this tab, so the details are never in a URL. Consents are not filled in, because
 * each needs its own answer.
 */
export const knownDetailsScript = `
addEventListener('DOMContentLoaded', () => {
  const receipts = []
  try {
    for (const [name, stored] of Object.entries(sessionStorage)) {
      const receipt = name.startsWith('${LEAD_DRAFTS}') && JSON.parse(stored).receipt
      if (receipt) receipts.push(receipt)
    }
  } catch {}
  const latest = receipts.sort((a, b) => b.sentAt - a.sentAt)[0]
  const fields = ['firstName', 'lastName', 'phone', 'email'].map((name) => document.getElementById(name))
  if (!latest || fields.some((field) => !field || field.value)) return
  for (const field of fields) field.value = latest.sent[field.name] ?? ''
  document.getElementById('known-details').hidden = false
})
`
