import { lostReasons } from '@sillar/domain/lead/lead-state'
import type { InboxWords } from '../messages'

/** Why a lead was lost; nobody closes one without saying so. */
export function ReasonField({ id, say }: { id: string; say: InboxWords }) {
  return (
    <p className="desk-field">
      <label htmlFor={`${id}-reason`}>{say.reason}</label>
      <select id={`${id}-reason`} name="reason" required defaultValue="">
        <option value="" disabled>
          {say.chooseReason}
        </option>
        {lostReasons.map((reason) => (
          <option key={reason} value={reason}>
            {say.reasons[reason]}
          </option>
        ))}
      </select>
    </p>
  )
}
