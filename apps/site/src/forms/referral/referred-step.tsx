import { MAX_REFERRED_PERSONS } from '@app/domain/referral/referral.schema'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '@/components/button/button'
import { Small } from '@/components/text/text'
import { ConsentSentence } from '../fields/tick-field'
import type { Consent } from '../form-texts'
import { keepFocus } from '../submission/keep-focus'
import type { FormController } from '../submission/use-form-controller'
import { indexOfOpen, LAST_PERSON, openIdAfterRemoval } from './open-person'
import { PersonFields, PersonRow } from './person-fields'
import { type ReferralFields, type ReferralTexts, TickField, useReferralScope } from './referral-fields'
import styles from './referred-step.module.css'
import { Step } from './step'

type ReferredStepProps = {
  controller: FormController<ReferralFields, ReferralTexts>
  className: string | undefined
  isShown: boolean
  consent: Consent
}

/**
 * Renders step two: the referred people. Only the open person and people with errors have fields; each other person is
 * one row.
 */
export function ReferredStep({ controller, className, isShown, consent }: ReferredStepProps) {
  const { t, errorText, isHydrated } = useReferralScope()
  const { form } = controller
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'referred' })
  const [openId, setOpenId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const errors = form.formState.errors.referred
  const count = fields.length
  const ids = fields.map(({ id }) => id)
  const openIndex = indexOfOpen(ids, openId)
  const focusOnOpen = useFocusOnOpen(list, openIndex)

  function openPerson(id: string | null) {
    setOpenId(id)
    focusOnOpen()
  }

  async function addPerson() {
    if (!(await controller.validateFields([`referred.${openIndex}`]))) return
    append({})
    openPerson(LAST_PERSON)
  }

  function removePerson(index: number) {
    remove(index)
    openPerson(openIdAfterRemoval(ids, openIndex, index))
  }

  return (
    <Step className={className} hidden={!isShown}>
      <Step ref={list}>
        {fields.map((field, index) =>
          index === openIndex || errors?.[index] ? (
            <PersonFields key={field.id} index={index} onRemove={count > 1 ? () => removePerson(index) : null} />
          ) : (
            <PersonRow
              key={field.id}
              index={index}
              person={form.getValues(`referred.${index}`)}
              onEdit={() => openPerson(field.id)}
            />
          ),
        )}
      </Step>
      {count < MAX_REFERRED_PERSONS ? (
        <Button look="line" icon={Plus} iconFirst className={styles.add} onMouseDown={keepFocus} onClick={addPerson}>
          {t('referral.another')}
        </Button>
      ) : (
        <Small>{errorText('referral.referred.tooMany')}</Small>
      )}
      {/* Without JavaScript the referred person is optional, so a required checkbox must not block the submission. */}
      <TickField name="confirmsPermission" required={isHydrated}>
        <ConsentSentence consent={consent} />
      </TickField>
    </Step>
  )
}

/** Returns a function that, after the next render, focuses the first field of the referred person with open fields. */
function useFocusOnOpen(list: { current: HTMLElement | null }, openIndex: number): () => void {
  const isRequested = useRef(false)
  useEffect(() => {
    if (!isRequested.current) return
    isRequested.current = false
    list.current?.querySelector<HTMLElement>(`[name="referred.${openIndex}.firstName"]`)?.focus()
  })
  return () => {
    isRequested.current = true
  }
}
