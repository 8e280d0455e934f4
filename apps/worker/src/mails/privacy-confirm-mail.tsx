import type { Company } from '@app/documents/company'
import { formatDay } from '@app/domain/calendar/format-date'
import type { PrivacyRight } from '@app/domain/privacy/privacy-choices'
import { buttonStyle, codeStyle, paragraphStyle } from '@app/mails/mail-style'
import { Link, Text } from '@react-email/components'
import { greetedName } from './greeted-name'
import { MailLayout } from './mail-layout'

export type StoredPrivacyRequest = {
  id: string
  reference: string
  locale: 'es' | 'en'
  kind: PrivacyRight
  firstName: string
  email: string
  dueOn: string
}

const texts = {
  es: {
    title: 'Confirma tu solicitud sobre tus datos',
    greeting: (name: string) => `Hola, ${name}:`,
    kinds: {
      access: 'Recibimos una solicitud para ver los datos personales que tenemos de ti.',
      rectification: 'Recibimos una solicitud para corregir los datos personales que tenemos de ti.',
      cancellation: 'Recibimos una solicitud para borrar los datos personales que tenemos de ti.',
      opposition: 'Recibimos una solicitud para que dejemos de usar tus datos personales.',
      portability:
        'Recibimos una solicitud para entregarte tus datos personales en un archivo que otro programa pueda leer.',
    },
    why: 'Antes de tocar un dato queremos saber que fuiste tú. El enlace vale siete días. Si no fuiste tú, no hagas nada.',
    button: 'Confirmar mi solicitud',
    due: (day: string) => `Te responderemos a más tardar el ${day}. Este es el código de tu solicitud:`,
  },
  en: {
    title: 'Confirm your request about your data',
    greeting: (name: string) => `Hello ${name},`,
    kinds: {
      access: 'We have received a request to see the personal data we hold about you.',
      rectification: 'We have received a request to correct the personal data we hold about you.',
      cancellation: 'We have received a request to delete the personal data we hold about you.',
      opposition: 'We have received a request that we stop using your personal data.',
      portability: 'We have received a request to give you your personal data in a file that another program can read.',
    },
    why: 'Before we change any data we want to be sure that it was you. The link is valid for seven days. If it was not you, do nothing.',
    button: 'Confirm my request',
    due: (day: string) => `We will reply by ${day} at the latest. This is the code of your request:`,
  },
} as const

export const privacyConfirmSubject = ({ locale, reference }: StoredPrivacyRequest) =>
  `${texts[locale].title}: ${reference}`

type PrivacyConfirmMailProps = { request: StoredPrivacyRequest; company: Company; confirmUrl: string }

/**
 * Renders the mail that asks a person to confirm a privacy request. It shows only the first name, because the address
 * is not verified.
 */
export function PrivacyConfirmMail({ request, company, confirmUrl }: PrivacyConfirmMailProps) {
  const text = texts[request.locale]
  return (
    <MailLayout
      locale={request.locale}
      preview={text.kinds[request.kind]}
      title={text.title}
      brand={company.brand}
      legalName={company.legalName}
    >
      <Text style={paragraphStyle}>{text.greeting(greetedName(request.firstName))}</Text>
      <Text style={paragraphStyle}>{text.kinds[request.kind]}</Text>
      <Text style={paragraphStyle}>{text.why}</Text>
      <Text style={paragraphStyle}>
        <Link href={confirmUrl} style={buttonStyle}>
          {text.button}
        </Link>
      </Text>
      <Text style={paragraphStyle}>{text.due(formatDay(request.dueOn, request.locale))}</Text>
      <Text style={codeStyle}>{request.reference}</Text>
    </MailLayout>
  )
}
