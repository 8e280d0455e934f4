// Data attributes that connect the copy button with its script.

const root = 'data-copies'
const status = 'data-copies-status'
const copied = 'data-copies-done'
const failed = 'data-copies-failed'

/** Returns the attributes of the button. The element with `statusId` shows the result. */
export const copyButton = (link: string, statusId: string, messages: { copied: string; failed: string }) => ({
  [root]: link,
  [status]: statusId,
  [copied]: messages.copied,
  [failed]: messages.failed,
})

export const copySelector = `[${root}]`

export const copyDetails = (button: Element) => ({
  link: button.getAttribute(root) ?? '',
  status: document.getElementById(button.getAttribute(status) ?? ''),
  messages: { copied: button.getAttribute(copied), failed: button.getAttribute(failed) },
})
