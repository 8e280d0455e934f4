// The data attributes shared by the button that copies a link and its script.

const root = 'data-copies'
const status = 'data-copies-status'
const copied = 'data-copies-done'
const failed = 'data-copies-failed'

/** Attributes of the button; the element with `statusId` shows the result. */
export const copyButton = (link: string, statusId: string, answers: { copied: string; failed: string }) => ({
  [root]: link,
  [status]: statusId,
  [copied]: answers.copied,
  [failed]: answers.failed,
})

export const copySelector = `[${root}]`

export const copyDetails = (button: Element) => ({
  link: button.getAttribute(root) ?? '',
  status: document.getElementById(button.getAttribute(status) ?? ''),
  answers: { copied: button.getAttribute(copied), failed: button.getAttribute(failed) },
})
