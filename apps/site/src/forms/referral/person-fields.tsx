import clsx from 'clsx'
import { X } from 'lucide-react'
import { IconButton, TextButton } from '@/components/button/button'
import { Columns } from '../fields/columns'
import styles from './person-fields.module.css'
import { shortName } from './referral-body'
import { DocumentFields, type PersonFields as Person, PhoneField, TextField, useReferralScope } from './referral-fields'

type PersonFieldsProps = { index: number; onRemove: (() => void) | null }

/** Renders the fields of one referred person. Without JavaScript they are optional, because both steps are one form. */
export function PersonFields({ index, onRemove }: PersonFieldsProps) {
  const { t, isHydrated } = useReferralScope()
  const fieldName = <Field extends keyof Person>(field: Field) => `referred.${index}.${field}` as const
  const title = t('referral.person', { number: index + 1 })
  return (
    <fieldset className={styles.person} aria-label={title}>
      <div className={styles.head}>
        <span aria-hidden="true">{title}</span>
        {onRemove && <IconButton icon={X} label={t('referral.remove', { number: index + 1 })} onClick={onRemove} />}
      </div>
      <Columns count="two">
        <TextField
          name={fieldName('firstName')}
          label={t('field.firstNames')}
          required={isHydrated}
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          name={fieldName('lastName')}
          label={t('field.lastNames')}
          required={isHydrated}
          autoComplete="off"
          maxLength={80}
        />
        <DocumentFields
          typeName={fieldName('documentTypeId')}
          numberName={fieldName('document')}
          required={isHydrated}
        />
        <PhoneField name={fieldName('phone')} label={t('field.phone')} required={isHydrated} autoComplete="off" />
      </Columns>
    </fieldset>
  )
}

type PersonRowProps = { index: number; person: Person; onEdit(): void }

/** Renders a completed person as one row with an edit button. */
export function PersonRow({ index, person, onEdit }: PersonRowProps) {
  const { t } = useReferralScope()
  const personLabel = `${t('referral.person', { number: index + 1 })} · ${shortName(person)}`
  return (
    <div className={clsx(styles.person, styles.closed)}>
      <div className={styles.head}>
        <span>{personLabel}</span>
        <TextButton aria-label={t('referral.edit.label', { who: personLabel })} onClick={onEdit}>
          {t('referral.edit')}
        </TextButton>
      </div>
    </div>
  )
}
