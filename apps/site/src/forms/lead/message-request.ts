// Lets another island, such as the lot finder, add a sentence to the message of the contact form. The form hydrates when it
// enters the viewport, so sentences are queued here until then.

import { MAX_MESSAGE } from '@app/domain/lead/lead-choices'

let queue: string[] = []
const listeners = new Set<() => void>()

export function requestMessage(sentence: string): void {
  queue.push(sentence)
  for (const listen of listeners) listen()
}

export const isMessageRequested = (): boolean => queue.length > 0

/** Returns the queued sentences and clears the queue. */
export function takeRequestedMessages(): string[] {
  const sentences = queue
  queue = []
  return sentences
}

export function onMessageRequest(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Appends a sentence to the visitor's text unless it is already there or the text would get too long. */
export function addSentence(message: string, sentence: string): string {
  if (message.includes(sentence)) return message
  const extended = message.trim() ? `${message.trimEnd()}\n${sentence}` : sentence
  return extended.length > MAX_MESSAGE ? message : extended
}
