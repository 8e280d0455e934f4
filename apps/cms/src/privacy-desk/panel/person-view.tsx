import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../inbox/panel/desk-page'
import { findPerson, type PersonKeys } from '../find-person'
import { recordPrivacy } from '../record-privacy'
import { enterPrivacyDesk } from './enter-privacy-desk'
import { PersonTools } from './person-tools'
import { toolsOf } from './shown-records'

const MAX_KEY = 254

/** A person everywhere, by mailbox, phone or document. What is searched for is logged as a search, not as words. */
export async function PersonView(props: AdminViewServerProps) {
  const { req, pool, language, say } = enterPrivacyDesk(props, '/admin/privacidad/persona')
  const typed = (name: string) => {
    const value = (props.searchParams as Record<string, unknown> | undefined)?.[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, MAX_KEY) : undefined
  }
  const keys: PersonKeys = { email: typed('correo'), phone: typed('celular'), document: typed('documento') }
  const isAsked = Object.values(keys).some(Boolean)
  const person = isAsked ? await findPerson(pool, keys) : undefined
  if (person) await recordPrivacy(req, 'searched', 'person', { count: person.own.length + person.others.length })
  const fields = [
    { name: 'correo', label: say.mail, value: keys.email, type: 'email' },
    { name: 'celular', label: say.phone, value: keys.phone, type: 'tel' },
    { name: 'documento', label: say.document, value: keys.document, type: 'text' },
  ]
  return (
    <DeskPage {...props} crumbs={[{ label: say.title, url: '/privacidad' }, { label: say.findPerson }]}>
      <div className="desk__head">
        <h1>{say.findPerson}</h1>
      </div>
      <form className="filters person-search" method="get" action="/admin/privacidad/persona">
        {fields.map(({ name, label, value, type }) => (
          <p key={name} className="desk-field">
            <label htmlFor={`person-${name}`}>{label}</label>
            <input id={`person-${name}`} name={name} type={type} defaultValue={value} autoComplete="off" />
          </p>
        ))}
        <button type="submit" className="desk-btn desk-btn--ink">
          {say.search}
        </button>
        <p className="desk-soft">{say.searchLead}</p>
      </form>
      {person && <PersonTools key={JSON.stringify(keys)} {...toolsOf(person, language)} language={language} />}
    </DeskPage>
  )
}
