import { Text } from '@react-email/components'
import type { Company } from '../deliver/company'
import { MailLayout } from './mail-layout'
import { code, paragraph } from './mail-style'

export type StoredReferral = {
  reference: string
  locale: 'es' | 'en'
  firstName: string
  email: string
  persons: string[]
}

const texts = {
  es: {
    title: (count: number) =>
      count === 1 ? 'Recibimos los datos de tu referido' : 'Recibimos los datos de tus referidos',
    greeting: (name: string) => `Hola, ${name}:`,
    one: 'Gracias por referir a:',
    many: (count: number) => `Gracias por referir a estas ${count} personas:`,
    next: 'Nos pondremos en contacto con quienes refieres. Guarda este código: es tu constancia.',
  },
  en: {
    title: (count: number) => (count === 1 ? 'We have received your referral' : 'We have received your referrals'),
    greeting: (name: string) => `Hello ${name},`,
    one: 'Thank you for referring:',
    many: (count: number) => `Thank you for referring these ${count} people:`,
    next: 'We will contact the people you refer. Keep this code: it is your receipt.',
  },
} as const

export const referralSubject = ({ locale, reference, persons }: StoredReferral) =>
  `${texts[locale].title(persons.length)}: ${reference}`

export function ReferralMail({ referral, company }: { referral: StoredReferral; company: Company }) {
  const text = texts[referral.locale]
  return (
    <MailLayout
      locale={referral.locale}
      preview={text.next}
      title={text.title(referral.persons.length)}
      brand={company.brand}
      legalName={company.legalName}
    >
      <Text style={paragraph}>{text.greeting(referral.firstName)}</Text>
      <Text style={paragraph}>{referral.persons.length === 1 ? text.one : text.many(referral.persons.length)}</Text>
      <ul style={{ margin: '0 0 14px', paddingLeft: 20, fontSize: 16, lineHeight: '25px' }}>
        {[...new Set(referral.persons)].map((person) => (
          <li key={person}>{person}</li>
        ))}
      </ul>
      <Text style={paragraph}>{text.next}</Text>
      <Text style={code}>{referral.reference}</Text>
    </MailLayout>
  )
}
