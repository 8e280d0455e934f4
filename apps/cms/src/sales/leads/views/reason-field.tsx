import { lostReasons } from '@app/domain/lead/lead-state'
import { Field } from '../../../panel/forms/field'
import type { LeadMessages } from '../messages'

export function ReasonField({ id, messages }: { id: string; messages: LeadMessages }) {
  return (
    <Field id={`${id}-reason`} label={messages.reason}>
      <select id={`${id}-reason`} name="reason" required defaultValue="">
        <option value="" disabled>
          {messages.chooseReason}
        </option>
        {lostReasons.map((reason) => (
          <option key={reason} value={reason}>
            {messages.reasons[reason]}
          </option>
        ))}
      </select>
    </Field>
  )
}
