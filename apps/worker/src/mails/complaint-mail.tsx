import type { Company } from '@app/documents/company'
import { formatFile, formatFileKind, formatMoney, sheetMessages } from '@app/documents/complaint-messages'
import type { StoredComplaint } from '@app/documents/complaint-record'
import { formatDay } from '@app/domain/calendar/format-date'
import { spacedPhone } from '@app/domain/phone/phone-number'
import { codeStyle, paragraphStyle } from '@app/mails/mail-style'
import { Link, Text } from '@react-email/components'
import { Facts } from './facts'
import { greetedName } from './greeted-name'
import { MailLayout } from './mail-layout'

type ComplaintMailProps = {
  complaint: StoredComplaint
  company: Company
  audience: 'consumer' | 'service'
  statusUrl: string
  /** False if the sheet could not be rendered. */
  hasSheet: boolean
}

const texts = {
  es: {
    subject: (label: string) => `Tu reclamo fue registrado: ${label}`,
    serviceSubject: (label: string) => `Nueva reclamación ${label}`,
    title: 'Tu reclamo fue registrado',
    serviceTitle: 'Nueva reclamación en el libro',
    greeting: (name: string) => `Hola, ${name}:`,
    received: 'Recibimos tu reclamación. Adjuntamos la hoja en PDF para que la guardes. Este es su número:',
    receivedWithoutSheet:
      'Recibimos tu reclamación. La hoja en PDF no se pudo generar todavía; te la enviaremos en otro correo. Este es su número:',
    serviceReceived: 'Un consumidor registró esta reclamación. La hoja va adjunta en PDF.',
    serviceWithoutSheet:
      'Un consumidor registró esta reclamación. La hoja en PDF no se pudo generar y su correo salió sin ella: envíasela tú, con los datos del panel, y avisa a quien mantiene el sistema.',
    due: (day: string) => `Te responderemos a más tardar el ${day}.`,
    serviceDue: (day: string) => `El plazo para responder vence el ${day} y no se puede prorrogar.`,
    lookup: 'Puedes consultar el estado con este número, el código y tu correo en ',
    lookupLink: 'nuestro Libro de Reclamaciones',
    fileRemoved: 'El archivo adjunto no pasó la revisión de seguridad y no fue incluido.',
  },
  en: {
    subject: (label: string) => `Your complaint has been registered: ${label}`,
    serviceSubject: (label: string) => `New complaint ${label}`,
    title: 'Your complaint has been registered',
    serviceTitle: 'New complaint in the book',
    greeting: (name: string) => `Hello ${name},`,
    received: 'We have received your complaint. The sheet is attached as a PDF for your records. This is its number:',
    receivedWithoutSheet:
      'We have received your complaint. The PDF sheet could not be made yet; we will send it in another e-mail. This is its number:',
    serviceReceived: 'A consumer registered this complaint. The sheet is attached as a PDF.',
    serviceWithoutSheet:
      'A consumer registered this complaint. The PDF sheet could not be made and their e-mail went without it: please send it yourself, with the data of the panel, and notify the system administrator.',
    due: (day: string) => `We will reply by ${day} at the latest.`,
    serviceDue: (day: string) => `The deadline to reply is ${day} and cannot be extended.`,
    lookup: 'You can check its status with this number, the code and your e-mail in ',
    lookupLink: 'our Complaints book',
    fileRemoved: 'The attached file did not pass the security check and was left out.',
  },
} as const

export const complaintSubject = ({ locale, label }: StoredComplaint, audience: 'consumer' | 'service') =>
  audience === 'consumer' ? texts[locale].subject(label) : texts[locale].serviceSubject(label)

/**
 * Returns the line about an attachment that was not removed. Only customer service sees the file name, because a
 * stranger may have typed it.
 */
function attachmentFact({ attachment, locale }: StoredComplaint, isConsumer: boolean): [string, string][] {
  if (!attachment || attachment.scan === 'infected' || attachment.scan === 'unsafe') return []
  const file = isConsumer ? formatFileKind(attachment) : formatFile(attachment)
  return [[sheetMessages[locale].attachmentReceived, file]]
}

/**
 * Renders the mail about a new complaint, in the consumer's language even for customer service. Apart from the first
 * name, the consumer's mail contains no typed text, because the address is not verified and a stranger could write in
 * our name.
 */
export function ComplaintMail({ complaint, company, audience, statusUrl, hasSheet }: ComplaintMailProps) {
  const { locale } = complaint
  const text = texts[locale]
  const messages = sheetMessages[locale]
  const dueDay = formatDay(complaint.dueOn, locale)
  const isConsumer = audience === 'consumer'
  const intro = isConsumer
    ? text[hasSheet ? 'received' : 'receivedWithoutSheet']
    : text[hasSheet ? 'serviceReceived' : 'serviceWithoutSheet']
  const typedFacts: [string, string][] = [
    [messages.amount, formatMoney(complaint.amount, complaint.currency)],
    [messages.detail, complaint.detail],
    [messages.request, complaint.request],
  ]
  return (
    <MailLayout
      locale={locale}
      preview={isConsumer ? text.due(dueDay) : text.serviceDue(dueDay)}
      title={isConsumer ? text.title : text.serviceTitle}
      brand={company.brand}
      legalName={company.legalName}
      isToVisitor={isConsumer}
    >
      {isConsumer && <Text style={paragraphStyle}>{text.greeting(greetedName(complaint.firstName))}</Text>}
      <Text style={paragraphStyle}>{intro}</Text>
      <Text style={codeStyle}>{complaint.label}</Text>
      <Text style={paragraphStyle}>{isConsumer ? text.due(dueDay) : text.serviceDue(dueDay)}</Text>
      <Facts
        facts={[
          [messages.claimType, messages.values[complaint.claimType as keyof typeof messages.values]],
          ...(isConsumer
            ? []
            : ([
                [messages.name, `${complaint.firstName} ${complaint.lastName}`],
                [messages.email, complaint.email],
                [messages.phone, spacedPhone(complaint.phone)],
              ] as [string, string][])),
          [messages.establishment, complaint.establishment],
          ...attachmentFact(complaint, isConsumer),
          ...(isConsumer ? ([[messages.lookupCode, complaint.lookupCode]] as [string, string][]) : []),
          ...(isConsumer ? [] : typedFacts),
        ]}
      />
      {(complaint.attachment?.scan === 'infected' || complaint.attachment?.scan === 'unsafe') && (
        <Text style={paragraphStyle}>{text.fileRemoved}</Text>
      )}
      {isConsumer && (
        <Text style={paragraphStyle}>
          {text.lookup}
          <Link href={statusUrl} style={{ color: 'inherit', textDecoration: 'underline' }}>
            {text.lookupLink}
          </Link>
        </Text>
      )}
    </MailLayout>
  )
}
