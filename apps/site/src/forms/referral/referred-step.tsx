import { MAX_REFERRED_PERSONS } from '@sillar/domain/referral/referral.schema'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useFieldScope } from '../fields/field-scope'
import { Icon } from '../fields/icons'
import { ConsentSentence, TickField } from '../fields/tick-field'
import { keepFocus } from '../submit/keep-focus'
import { SubmitButton } from '../submit/submit-button'
import type { FormFill } from '../submit/use-form-fill'
import { LAST_PERSON, openAfterRemoval, openIndex } from './open-person'
import { PersonFields, PersonRow } from './person-fields'
import type { ReferralFields } from './referral-body'

type ReferredStepProps = {
  fill: FormFill<ReferralFields>
  isShown: boolean
  terms: string
  permission: string
  onBack(): void
}

/** Step two: those who are referred. A finished person folds to one row, unless something in it must be corrected. */
export function ReferredStep({ fill, isShown, terms, permission, onBack }: ReferredStepProps) {
  const { t } = useFieldScope()
  const { form } = fill
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'referred' })
  const [openPerson, setOpenPerson] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const faults = form.formState.errors.referred
  const count = fields.length
  const ids = fields.map(({ id }) => id)
  const open = openIndex(ids, openPerson)
  const focusOnOpen = useFocusOnOpen(list, open)

  function show(person: string | null) {
    setOpenPerson(person)
    focusOnOpen()
  }

  async function add() {
    if (!(await fill.check([`referred.${open}`]))) return
    append({})
    show(LAST_PERSON)
  }

  function removeAt(index: number) {
    remove(index)
    show(openAfterRemoval(ids, open, index))
  }

  return (
    <div className="step referral__second" hidden={!isShown}>
      <div className="step" ref={list}>
        {fields.map((field, index) =>
          index === open || faults?.[index] ? (
            <PersonFields key={field.id} index={index} onRemove={count > 1 ? () => removeAt(index) : null} />
          ) : (
            <PersonRow
              key={field.id}
              index={index}
              person={form.getValues(`referred.${index}`)}
              onEdit={() => show(field.id)}
            />
          ),
        )}
      </div>
      {count < MAX_REFERRED_PERSONS ? (
        <button type="button" className="btn btn--line referral__add" onMouseDown={keepFocus} onClick={add}>
          <Icon name="plus" />
          {t('referral.add')}
        </button>
      ) : (
        <p className="small">{t('referral.referred.tooMany')}</p>
      )}
      <div>
        <TickField name="confirmsPermission" required>
          <ConsentSentence sentence={permission} />
        </TickField>
        <TickField name="acceptsTerms" required>
          <ConsentSentence sentence={terms} />
        </TickField>
      </div>
      <div className="btns">
        <button type="button" className="btn btn--line referral__back" onClick={onBack}>
          <Icon name="back" />
          {t('referral.back')}
        </button>
        <SubmitButton
          isSending={fill.phase.kind === 'sending'}
          words={count === 1 ? t('referral.submit.one') : t('referral.submit.many', { count })}
          sendingWords={t('form.sending')}
        />
      </div>
    </div>
  )
}

/** A person who opens another row, adds one or removes one goes on typing in the one that is open then. */
function useFocusOnOpen(list: { current: HTMLElement | null }, open: number): () => void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current) return
    isAsked.current = false
    list.current?.querySelector<HTMLElement>(`[name="referred.${open}.firstName"]`)?.focus()
  })
  return () => {
    isAsked.current = true
  }
}
