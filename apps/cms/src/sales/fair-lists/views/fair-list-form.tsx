'use client'

import type { ListProblem } from '@app/domain/lead/lead-list-csv'
import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Field } from '../../../panel/forms/field'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import { fairListMessages } from '../messages'
import { type Choices, ListDetails } from './list-details'
import { ListPreview, type PreviewedPerson } from './list-preview'
import { ListProblems } from './list-problems'

type Props = Choices & { userName: string }
type Checked = { csv: string; key: string; persons: PreviewedPerson[]; problems: ListProblem[] }

/** Renders the file, its problems or its preview, and the details that apply to the whole list. */
export function FairListForm({ userName, ...choices }: Props) {
  const { language } = choices
  const messages = fairListMessages[language]
  const id = useId()
  const [checked, setChecked] = useState<Checked>()
  const { isBusy, send } = useSendRequest({
    failed: messages.failed,
    rejected: (status) => (status === 409 ? messages.outdatedText : messages.failed),
  })

  async function check(file: File | undefined) {
    setChecked(undefined)
    if (!file) return
    const csv = await file.text()
    const answer = await send('/api/fair-lists/check', { csv })
    if (answer) setChecked({ ...(answer as Omit<Checked, 'csv' | 'key'>), csv, key: crypto.randomUUID() })
  }

  async function save(details: Record<string, unknown>) {
    if (!checked) return
    const answer = await send('/api/fair-lists/import', { ...details, csv: checked.csv, key: checked.key })
    if (!answer) return
    toast.success(messages.saved(Number(answer.added)))
    setChecked(undefined)
  }

  return (
    <>
      <section className="desk-box" aria-label={messages.file}>
        <Field id={`${id}-file`} label={messages.file}>
          <input
            id={`${id}-file`}
            type="file"
            accept=".csv,text/csv"
            disabled={isBusy}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              void check(target.files?.[0])
              // Without this reset, the same file could not be chosen again after a correction.
              target.value = ''
            }}
          />
        </Field>
        <p className="desk-soft" id={`${id}-hint`}>
          {messages.fileHint}
        </p>
        <p className="desk-buttons">
          <a className="desk-btn" href="/api/fair-lists/template" download>
            {messages.template}
          </a>
        </p>
      </section>
      {checked && checked.problems.length > 0 && <ListProblems problems={checked.problems} language={language} />}
      {checked && checked.problems.length === 0 && (
        <>
          <ListPreview persons={checked.persons} language={language} />
          <ListDetails {...choices} persons={checked.persons} userName={userName} isBusy={isBusy} save={save} />
        </>
      )}
    </>
  )
}
