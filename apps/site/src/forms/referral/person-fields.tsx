import clsx from 'clsx'
import { X } from 'lucide-react'
import { IconButton, TextButton } from '@/components/button/button'
import { Columns } from '../fields/columns'
import styles from './person-fields.module.css'
import { shortName } from './referral-body'
import { DocumentFields, type PersonFields as Person, PhoneField, TextField, useReferralScope } from './referral-fields'

type PersonFieldsProps = { index: number; onRemove: (() => void) | null }

/** One referred person, open. Without script the whole of it may be left empty; the server sees to the rest. */
export function PersonFields({ index, onRemove }: PersonFieldsProps) {
  const { t, isLive } = useReferralScope()
  const nameOf = <Field extends keyof Person>(field: Field) => `referred.${index}.${field}` as const
  const title = t('referral.person', { number: index + 1 })
  return (
    <fieldset className={styles.person} aria-label={title}>
      <div className={styles.head}>
        <span aria-hidden="true">{title}</span>
        {onRemove && <IconButton icon={X} label={t('referral.remove', { number: index + 1 })} onClick={onRemove} />}
      </div>
      <Columns count="two">
        <TextField
          name={nameOf('firstName')}
          label={t('field.firstNames')}
          required={isLive}
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          name={nameOf('lastName')}
          label={t('field.lastNames')}
          required={isLive}
          autoComplete="off"
          maxLength={80}
        />
        <DocumentFields typeName={nameOf('documentTypeId')} numberName={nameOf('document')} required={isLive} />
        <PhoneField name={nameOf('phone')} label={t('field.phone')} required={isLive} autoComplete="off" />
      </Columns>
    </fieldset>
  )
}

type PersonRowProps = { index: number; person: Person; onEdit(): void }

/** A finished person, folded to one row. */
export function PersonRow({ index, person, onEdit }: PersonRowProps) {
  const { t } = useReferralScope()
  const who = `${t('referral.person', { number: index + 1 })} · ${shortName(person)}`
  return (
    <div className={clsx(styles.person, styles.closed)}>
      <div className={styles.head}>
        <span>{who}</span>
        <TextButton aria-label={t('referral.edit.label', { who })} onClick={onEdit}>
          {t('referral.edit')}
        </TextButton>
      </div>
    </div>
  )
}
