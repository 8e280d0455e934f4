import type { Company } from '@app/documents/company'
import { codeStyle, paragraphStyle } from '@app/mails/mail-style'
import { Link, Text } from '@react-email/components'
import { greetedName } from './greeted-name'
import { MailLayout } from './mail-layout'

export type StoredReferral = {
  reference: string
  locale: 'es' | 'en'
  firstName: string
  email: string
  linkCode: string
  persons: number
}

const texts = {
  es: {
    title: (count: number) => {
      if (count === 0) return 'Recibimos tus datos para referir'
      return count === 1 ? 'Recibimos los datos de tu referido' : 'Recibimos los datos de tus referidos'
    },
    greeting: (name: string) => `Hola, ${name}:`,
    thanks: (count: number) => {
      if (count === 0) return 'Gracias por querer presentarnos a alguien.'
      return count === 1 ? 'Gracias por referir a una persona.' : `Gracias por referir a ${count} personas.`
    },
    next: (count: number) =>
      count === 0
        ? 'Te llamaremos para pedirte los datos de quienes refieres. Guarda este código: es tu constancia.'
        : 'Nos pondremos en contacto con quienes refieres. Guarda este código: es tu constancia.',
    link: 'Comparte este enlace. Quien nos escriba después de abrirlo cuenta como tu referido: ',
    qr: 'El código QR adjunto lleva al mismo sitio: puedes imprimirlo o enviarlo por mensaje.',
    lookup: 'Con este código y tu correo puedes ver cómo van tus referidos y tu recompensa: ',
    lookupLink: 'ver el estado',
    reply: 'Si tienes una pregunta, responde a este correo.',
  },
  en: {
    title: (count: number) => {
      if (count === 0) return 'We have received your details'
      return count === 1 ? 'We have received your referral' : 'We have received your referrals'
    },
    greeting: (name: string) => `Hello ${name},`,
    thanks: (count: number) => {
      if (count === 0) return 'Thank you for wanting to introduce us to someone.'
      return count === 1 ? 'Thank you for referring one person.' : `Thank you for referring ${count} people.`
    },
    next: (count: number) =>
      count === 0
        ? 'We will call you for the details of the people you refer. Keep this code: it is your receipt.'
        : 'We will contact the people you refer. Keep this code: it is your receipt.',
    link: 'Share this link. Anyone who writes to us after opening it counts as your referral: ',
    qr: 'The attached QR code leads to the same page. You can print it or send it in a message.',
    lookup: 'With this code and your e-mail you can see the status of your referrals and your reward: ',
    lookupLink: 'see the status',
    reply: 'If you have a question, reply to this e-mail.',
  },
} as const

export const referralSubject = ({ locale, reference, persons }: StoredReferral) =>
  `${texts[locale].title(persons)}: ${reference}`

type ReferralMailProps = { referral: StoredReferral; company: Company; statusUrl: string; link: string }

export const qrFileNames = { es: 'codigo-qr.png', en: 'qr-code.png' } as const

/**
 * Renders the receipt of a referral. It shows the number of referred people but not their names, because the address is
 * not verified and the names are personal data of others.
 */
export function ReferralMail({ referral, company, statusUrl, link }: ReferralMailProps) {
  const text = texts[referral.locale]
  return (
    <MailLayout
      locale={referral.locale}
      preview={text.next(referral.persons)}
      title={text.title(referral.persons)}
      brand={company.brand}
      legalName={company.legalName}
      isToVisitor
    >
      <Text style={paragraphStyle}>{text.greeting(greetedName(referral.firstName))}</Text>
      <Text style={paragraphStyle}>{text.thanks(referral.persons)}</Text>
      <Text style={paragraphStyle}>{text.next(referral.persons)}</Text>
      <Text style={codeStyle}>{referral.reference}</Text>
      <Text style={paragraphStyle}>
        {text.link}
        <Link href={link} style={{ color: 'inherit', textDecoration: 'underline' }}>
          {link}
        </Link>
      </Text>
      <Text style={paragraphStyle}>{text.qr}</Text>
      <Text style={paragraphStyle}>
        {text.lookup}
        <Link href={statusUrl} style={{ color: 'inherit', textDecoration: 'underline' }}>
          {text.lookupLink}
        </Link>
      </Text>
      <Text style={paragraphStyle}>{text.reply}</Text>
    </MailLayout>
  )
}
