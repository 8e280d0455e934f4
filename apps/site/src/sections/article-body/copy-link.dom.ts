// Data attributes that connect the copy button with its script.

const linkAttribute = 'data-copies'
const statusAttribute = 'data-copies-status'
const copiedAttribute = 'data-copies-done'
const failedAttribute = 'data-copies-failed'

/** Returns the attributes of the button. The element with `statusId` shows the result. */
export const copyButton = (link: string, statusId: string, messages: { copied: string; failed: string }) => ({
  [linkAttribute]: link,
  [statusAttribute]: statusId,
  [copiedAttribute]: messages.copied,
  [failedAttribute]: messages.failed,
})

export const copySelector = `[${linkAttribute}]`

export const copyDetails = (button: Element) => ({
  link: button.getAttribute(linkAttribute) ?? '',
  status: document.getElementById(button.getAttribute(statusAttribute) ?? ''),
  messages: { copied: button.getAttribute(copiedAttribute), failed: button.getAttribute(failedAttribute) },
})
