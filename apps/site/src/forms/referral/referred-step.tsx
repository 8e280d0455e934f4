import { MAX_REFERRED_PERSONS } from '@sillar/domain/referral/referral.schema'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useFieldScope } from '../fields/field-scope'
import { Icon } from '../fields/icons'
import { ConsentSentence, TickField } from '../fields/tick-field'
import { keepFocus } from '../submit/keep-focus'
import { SubmitButton } from '../submit/submit-button'
import type { FormFill } from '../submit/use-form-fill'
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
  const [open, setOpen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const faults = form.formState.errors.referred
  const count = fields.length

  useFocusOnChange(list, open, isShown)

  async function add() {
    if (!(await fill.check([`referred.${open}`]))) return
    append({})
    setOpen(count)
  }

  return (
    <div className="step referral__second" hidden={!isShown}>
      <div className="step" ref={list}>
        {fields.map((field, index) =>
          index === open || faults?.[index] ? (
            <PersonFields
              key={field.id}
              index={index}
              onRemove={
                count > 1
                  ? () => {
                      remove(index)
                      setOpen(Math.max(0, Math.min(open, count - 2)))
                    }
                  : null
              }
            />
          ) : (
            <PersonRow
              key={field.id}
              index={index}
              person={form.getValues(`referred.${index}`)}
              onEdit={() => setOpen(index)}
            />
          ),
        )}
      </div>
      {count < MAX_REFERRED_PERSONS ? (
        <button type="button" className="btn btn--line referral__add" onMouseDown={keepFocus} onClick={add}>
          <Icon name="plus" />
          {t('referral.addAnother')}
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

/** A person who opens another row, or adds one, goes on typing there. */
function useFocusOnChange(list: { current: HTMLElement | null }, open: number, isShown: boolean) {
  const last = useRef(open)
  useEffect(() => {
    if (!isShown || last.current === open) return
    last.current = open
    list.current?.querySelector<HTMLElement>(`[name="referred.${open}.firstName"]`)?.focus()
  })
}
