import type { Company } from '@app/documents/company'
import type { StoredComplaint } from '@app/documents/complaint-record'
import { codeStyle, paragraphStyle } from '@app/mails/mail-style'
import { Text } from '@react-email/components'
import { greetedName } from './greeted-name'
import { MailLayout } from './mail-layout'

type Audience = 'consumer' | 'service'
type ComplaintFileMailProps = { complaint: StoredComplaint; company: Company; audience: Audience }

const texts = {
  es: {
    subject: (label: string) => `No pudimos incluir tu archivo en el reclamo ${label}`,
    serviceSubject: (label: string) => `Archivo no incluido en la reclamación ${label}`,
    title: 'No pudimos incluir tu archivo',
    serviceTitle: 'El archivo de una reclamación no se incluyó',
    greeting: (name: string) => `Hola, ${name}:`,
    registered: 'Tu reclamo está registrado y sigue su curso. Este es su número:',
    serviceRegistered: 'La reclamación está registrada y su plazo corre igual. Este es su número:',
    infected: 'El archivo adjunto tenía un virus, así que lo eliminamos.',
    unsafe:
      'El archivo adjunto llevaba macros, programas u otros archivos dentro, tenía contraseña o no se pudo leer, así que lo eliminamos.',
    next: 'Si lo necesitas en tu reclamo, responde a este correo con el archivo en PDF sin contraseña o como foto (JPG o PNG).',
    serviceNext: 'Ya se lo avisamos al consumidor. Si hace falta, pídele que lo envíe de nuevo en PDF o como foto.',
  },
  en: {
    subject: (label: string) => `We could not include your file in complaint ${label}`,
    serviceSubject: (label: string) => `File left out of complaint ${label}`,
    title: 'We could not include your file',
    serviceTitle: 'The file of a complaint was left out',
    greeting: (name: string) => `Hello ${name},`,
    registered: 'Your complaint is registered and is being handled. This is its number:',
    serviceRegistered: 'The complaint is registered and its deadline is unchanged. This is its number:',
    infected: 'The attached file had a virus, so we removed it.',
    unsafe:
      'The attached file had macros, programs or other files inside, had a password or could not be read, so we removed it.',
    next: 'If your complaint needs it, reply to this e-mail with the file as a PDF without a password or as a photo (JPG or PNG).',
    serviceNext: 'The consumer has been notified. If you need it, ask them to send it again as a PDF or a photo.',
  },
} as const

export const complaintFileSubject = ({ locale, label }: StoredComplaint, audience: Audience) =>
  audience === 'consumer' ? texts[locale].subject(label) : texts[locale].serviceSubject(label)

/** Notifies the consumer or customer service that an unsafe file was removed. The complaint itself stays valid. */
export function ComplaintFileMail({ complaint, company, audience }: ComplaintFileMailProps) {
  const { locale } = complaint
  const text = texts[locale]
  const isConsumer = audience === 'consumer'
  const title = isConsumer ? text.title : text.serviceTitle
  return (
    <MailLayout
      locale={locale}
      preview={title}
      title={title}
      brand={company.brand}
      legalName={company.legalName}
      isToVisitor={isConsumer}
    >
      {isConsumer && <Text style={paragraphStyle}>{text.greeting(greetedName(complaint.firstName))}</Text>}
      <Text style={paragraphStyle}>{text[complaint.attachment?.scan === 'infected' ? 'infected' : 'unsafe']}</Text>
      <Text style={paragraphStyle}>{isConsumer ? text.registered : text.serviceRegistered}</Text>
      <Text style={codeStyle}>{complaint.label}</Text>
      <Text style={paragraphStyle}>{isConsumer ? text.next : text.serviceNext}</Text>
    </MailLayout>
  )
}
