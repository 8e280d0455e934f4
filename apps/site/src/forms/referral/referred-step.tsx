import { MAX_REFERRED_PERSONS } from '@app/domain/referral/referral.schema'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '@/components/button/button'
import { Small } from '@/components/text/text'
import { ConsentSentence } from '../fields/tick-field'
import type { Consent } from '../form-texts'
import { keepFocus } from '../submission/keep-focus'
import type { FormFill } from '../submission/use-form-fill'
import { LAST_PERSON, openAfterRemoval, openIndex } from './open-person'
import { PersonFields, PersonRow } from './person-fields'
import { type ReferralFields, type ReferralTexts, TickField, useReferralScope } from './referral-fields'
import styles from './referred-step.module.css'
import { Step } from './step'

type ReferredStepProps = {
  fill: FormFill<ReferralFields, ReferralTexts>
  className: string | undefined
  isShown: boolean
  consent: Consent
}

/** Step two: the referred people. A completed person collapses to one row unless it has errors. */
export function ReferredStep({ fill, className, isShown, consent }: ReferredStepProps) {
  const { t, errorText, isHydrated } = useReferralScope()
  const { form } = fill
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'referred' })
  const [openPerson, setOpenPerson] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const errors = form.formState.errors.referred
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
    <Step className={className} hidden={!isShown}>
      <Step ref={list}>
        {fields.map((field, index) =>
          index === open || errors?.[index] ? (
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
      </Step>
      {count < MAX_REFERRED_PERSONS ? (
        <Button look="line" icon={Plus} iconFirst className={styles.add} onMouseDown={keepFocus} onClick={add}>
          {t('referral.another')}
        </Button>
      ) : (
        <Small>{errorText('referral.referred.tooMany')}</Small>
      )}
      {/* Without script no one has to be named, but a browser would insist on a required checkbox. */}
      <TickField name="confirmsPermission" required={isHydrated}>
        <ConsentSentence consent={consent} />
      </TickField>
    </Step>
  )
}

/** Focuses the open person after one is opened, added or removed. */
function useFocusOnOpen(list: { current: HTMLElement | null }, open: number): () => void {
  const isRequested = useRef(false)
  useEffect(() => {
    if (!isRequested.current) return
    isRequested.current = false
    list.current?.querySelector<HTMLElement>(`[name="referred.${open}.firstName"]`)?.focus()
  })
  return () => {
    isRequested.current = true
  }
}
