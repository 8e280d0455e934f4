// Other islands, such as the lot finder, add sentences to the message of the contact form. The form hydrates only when
// it enters the viewport, so the sentences wait in this queue.

import { MAX_MESSAGE } from '@app/domain/lead/lead-choices'

let queue: string[] = []
const listeners = new Set<() => void>()

export function requestMessage(sentence: string): void {
  queue.push(sentence)
  if (listeners.size === 0) openMessage()
  for (const listener of listeners) listener()
}

export const isMessageRequested = (): boolean => queue.length > 0

/** Returns the queued sentences and clears the queue. */
export function takeRequestedMessages(): string[] {
  const sentences = queue
  queue = []
  return sentences
}

export function onMessageRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Appends a sentence to the message unless the message already contains it or would become too long. */
export function addSentence(message: string, sentence: string): string {
  if (message.includes(sentence)) return message
  const extendedMessage = message.trim() ? `${message.trimEnd()}\n${sentence}` : sentence
  return extendedMessage.length > MAX_MESSAGE ? message : extendedMessage
}

/**
 * Opens the message of a form that has not hydrated. If the form opened it on hydration, the fields below would move
 * while the visitor presses them.
 */
function openMessage(): void {
  const message = document.querySelector('textarea[name=message]')?.closest('details')
  if (message) message.open = true
}
