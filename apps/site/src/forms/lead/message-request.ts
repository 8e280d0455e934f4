// Another island of the page, such as the lot finder, asks the contact form to carry a sentence in its message. The form
// hydrates when it comes into view, so the sentences wait here until it can take them.

import { MAX_MESSAGE } from '@sillar/domain/lead/lead-choices'

let waiting: string[] = []
const listeners = new Set<() => void>()

export function requestMessage(sentence: string): void {
  waiting.push(sentence)
  for (const listen of listeners) listen()
}

export const isMessageRequested = (): boolean => waiting.length > 0

/** Returns the waiting sentences and forgets them. */
export function takeRequestedMessages(): string[] {
  const sentences = waiting
  waiting = []
  return sentences
}

export function onMessageRequest(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Keeps what the person wrote, and says nothing twice. */
export function addSentence(message: string, sentence: string): string {
  if (message.includes(sentence)) return message
  const whole = message.trim() ? `${message.trimEnd()}\n${sentence}` : sentence
  return whole.length > MAX_MESSAGE ? message : whole
}
