'use client'

import { toast, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { TextField } from '../../../panel/forms/field'
import { languageOf } from '../../../panel/language/language'
import { publishMessages } from '../../releases/views/messages'
import { refreshPublishing } from '../../releases/views/use-publishing'
import { scheduleMessages } from '../messages'
import { readFutureTime, suggestedTimes } from '../suggested-times'
import { useSchedulePublish } from './use-schedule-publish'

type Props = {
  /** There is a draft that is not published yet. */
  hasNewerVersion: boolean
  mayUnpublish: boolean
}

/** The form that schedules publishing or unpublishing a record. It is inside Payload's form, so it is no form element. */
export function ScheduleForm({ hasNewerVersion, mayUnpublish }: Props) {
  const { i18n } = useTranslation()
  const messages = scheduleMessages[languageOf(i18n)]
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const schedulePublish = useSchedulePublish()
  const isModified = useFormModified()
  const [chosenType, setType] = useState<'publish' | 'unpublish'>()
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const fieldId = useId()
  const canUnpublish = mayUnpublish && Boolean(collectionSlug)
  const type = chosenType ?? (canUnpublish && !hasNewerVersion ? 'unpublish' : 'publish')
  const date = readFutureTime(value, new Date())

  async function save() {
    if (isModified) return setProblem(messages.unsaved)
    if (!date) return setProblem(messages.past)
    setProblem(undefined)
    setIsBusy(true)
    const target = collectionSlug ? { doc: { relationTo: collectionSlug, value: String(id) } } : { global: globalSlug }
    const isScheduled = await schedulePublish({ type, date, timezone: 'America/Lima', ...target } as never)
    if (isScheduled) {
      toast.success(messages.saved)
      setValue('')
    } else toast.error(messages.notSaved)
    setIsBusy(false)
    refreshPublishing()
  }

  /** Enter would submit the form of the record, which publishes it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }

  return (
    <details className="schedule-form">
      <summary>{messages.schedule}</summary>
      <div className="schedule-form__fields">
        {canUnpublish && (
          <fieldset>
            <legend>{messages.action}</legend>
            {(['publish', 'unpublish'] as const).map((action) => (
              <label key={action}>
                <input
                  checked={type === action}
                  name={`${fieldId}-type`}
                  onChange={() => setType(action)}
                  type="radio"
                />
                {messages.actions[action]}
              </label>
            ))}
          </fieldset>
        )}
        <TextField
          id={`${fieldId}-when`}
          label={messages.when}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={onKeyDown}
          problem={problem}
          type="datetime-local"
          value={value}
        />
        <div className="schedule-form__times">
          {suggestedTimes(new Date(), languageOf(i18n)).map((time) => (
            <button className="desk-btn" key={time.value} onClick={() => setValue(time.value)} type="button">
              {time.label}
            </button>
          ))}
        </div>
      </div>
      <p role="status">{date && publishMessages(i18n.language).record.scheduled[type](date.toISOString())}</p>
      <button className="desk-btn desk-btn--ink" disabled={isBusy} onClick={() => void save()} type="button">
        {messages.save[type]}
      </button>
    </details>
  )
}
