import { DocumentFields } from '../fields/document-fields'
import { useFieldScope } from '../fields/field-scope'
import { Icon } from '../fields/icons'
import { PhoneField } from '../fields/phone-field'
import { TextField } from '../fields/text-field'
import { type PersonFields as Person, shortName } from './referral-body'

type PersonFieldsProps = { index: number; onRemove: (() => void) | null }

/** One referred person, open. */
export function PersonFields({ index, onRemove }: PersonFieldsProps) {
  const { t } = useFieldScope()
  const name = (field: string) => `referred.${index}.${field}`
  return (
    <fieldset className="person">
      <legend className="sr">{t('referral.person', { number: index + 1 })}</legend>
      <div className="person__head">
        <span aria-hidden="true">{t('referral.person', { number: index + 1 })}</span>
        {onRemove && (
          <button
            type="button"
            className="icon-btn"
            aria-label={t('referral.remove', { number: index + 1 })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="cols-2">
        <TextField name={name('firstName')} label={t('field.firstNames')} required autoComplete="off" maxLength={80} />
        <TextField name={name('lastName')} label={t('field.lastNames')} required autoComplete="off" maxLength={80} />
        <DocumentFields typeName={name('documentTypeId')} numberName={name('document')} required />
        <PhoneField name={name('phone')} label={t('field.phone')} required autoComplete="off" />
      </div>
    </fieldset>
  )
}

type PersonRowProps = { index: number; person: Person; onEdit(): void }

/** A finished person, folded to one row. */
export function PersonRow({ index, person, onEdit }: PersonRowProps) {
  const { t } = useFieldScope()
  const who = `${t('referral.person', { number: index + 1 })} · ${shortName(person)}`
  return (
    <div className="person person--closed">
      <div className="person__head">
        <span>{who}</span>
        <button type="button" className="link" aria-label={t('referral.edit.label', { who })} onClick={onEdit}>
          {t('referral.edit')}
        </button>
      </div>
    </div>
  )
}
