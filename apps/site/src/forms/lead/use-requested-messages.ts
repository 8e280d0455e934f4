import { useEffect } from 'react'
import type { FormFill } from '../submission/use-form-fill'
import type { LeadFields } from './lead-fields'
import { addSentence, isMessageRequested, onMessageRequest, takeRequestedMessages } from './message-request'

/** Writes what other islands ask for into the message. A form that shows a receipt opens again for it. */
export function useRequestedMessages({ form, phase, isRestored, again }: FormFill<LeadFields, 'lead'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its functions stay the same
  useEffect(() => {
    if (!isRestored) return
    function take() {
      if (!isMessageRequested()) return
      if (phase.kind === 'sent') return again()
      if (phase.kind !== 'filling') return
      const message = takeRequestedMessages().reduce(addSentence, form.getValues('message') ?? '')
      form.setValue('message', message, { shouldDirty: true })
    }
    take()
    return onMessageRequest(take)
  }, [isRestored, phase.kind])
}
