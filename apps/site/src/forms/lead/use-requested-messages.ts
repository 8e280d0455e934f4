import { useEffect } from 'react'
import type { FormController } from '../submission/use-form-controller'
import type { LeadFields } from './lead-fields'
import { addSentence, isMessageRequested, onMessageRequest, takeRequestedMessages } from './message-request'

/** Adds sentences from other islands to the message. If the receipt is visible, it reopens the form first. */
export function useRequestedMessages({ form, phase, isRestored, restart }: FormController<LeadFields, 'lead'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its functions never change
  useEffect(() => {
    if (!isRestored) return
    function addSentences() {
      if (!isMessageRequested()) return
      if (phase.kind === 'sent') return restart()
      if (phase.kind !== 'filling') return
      const message = takeRequestedMessages().reduce(addSentence, form.getValues('message') ?? '')
      form.setValue('message', message, { shouldDirty: true })
    }
    addSentences()
    return onMessageRequest(addSentences)
  }, [isRestored, phase.kind])
}
