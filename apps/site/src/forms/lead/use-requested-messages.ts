import { useEffect } from 'react'
import type { FormFill } from '../submission/use-form-fill'
import type { LeadFields } from './lead-fields'
import { addSentence, isMessageRequested, onMessageRequest, takeRequestedMessages } from './message-request'

/** Writes the sentences that other islands request into the message. A form that shows its receipt is reopened for them. */
export function useRequestedMessages({ form, phase, isRestored, again }: FormFill<LeadFields, 'lead'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its functions never change
  useEffect(() => {
    if (!isRestored) return
    function addRequested() {
      if (!isMessageRequested()) return
      if (phase.kind === 'sent') return again()
      if (phase.kind !== 'filling') return
      const message = takeRequestedMessages().reduce(addSentence, form.getValues('message') ?? '')
      form.setValue('message', message, { shouldDirty: true })
    }
    addRequested()
    return onMessageRequest(addRequested)
  }, [isRestored, phase.kind])
}
