import { brand } from '@app/brand/brand'
import { colors } from '@app/brand/colors'
import { MailFrame } from '@app/mails/mail-frame'
import { paragraphStyle } from '@app/mails/mail-style'
import { renderMail } from '@app/mails/render-mail'
import { Hr, Link, Section, Text } from '@react-email/components'

const texts = {
  es: {
    reset: {
      subject: 'Elige una contraseña nueva',
      intro:
        'Alguien pidió cambiar la contraseña de tu cuenta del panel. Si fuiste tú, elige una nueva con este botón.',
      button: 'Elegir contraseña',
      end: 'El enlace vale una hora y una sola vez. Si no lo pediste tú, no hagas nada: tu contraseña sigue igual.',
    },
    invitation: {
      subject: `Tu cuenta en el panel de ${brand.name}`,
      intro: 'Te invitaron a trabajar en el panel. Elige tu contraseña y conecta tu teléfono como segundo factor.',
      button: 'Activar mi cuenta',
      end: 'El enlace vale tres días y una sola vez. Si ya venció, pide otro a quien te invitó.',
    },
    'codes-failed': {
      subject: 'Varios códigos equivocados en tu cuenta',
      intro:
        'Alguien entró con tu contraseña y escribió mal el código del segundo factor varias veces. Por seguridad, tu cuenta no acepta códigos por un rato.',
      button: '',
      end: 'Si fuiste tú, espera y vuelve a intentarlo con el código nuevo. Si no fuiste tú, alguien conoce tu contraseña: cámbiala hoy con «¿Olvidaste tu contraseña?» en la entrada del panel y avisa a un administrador.',
    },
    greeting: (name: string) => `Hola, ${name}:`,
    copyLink: 'O copia esta dirección en tu navegador:',
  },
  en: {
    reset: {
      subject: 'Choose a new password',
      intro:
        'Someone asked to change the password of your panel account. If it was you, choose a new one with this button.',
      button: 'Choose a password',
      end: 'The link works once, within one hour. If it was not you, do nothing: your password stays as it is.',
    },
    invitation: {
      subject: `Your account in the ${brand.name} panel`,
      intro: 'You are invited to work in the panel. Choose your password and connect your phone as a second factor.',
      button: 'Activate my account',
      end: 'The link works once, within three days. If it has expired, ask the person who invited you for another one.',
    },
    'codes-failed': {
      subject: 'Several wrong codes for your account',
      intro:
        'Someone signed in with your password and typed a wrong second-factor code several times. For safety, your account does not accept codes for a while.',
      button: '',
      end: 'If it was you, wait and try again with the new code. If it was not you, someone knows your password: change it today with “Forgot password?” on the login page and tell an administrator.',
    },
    greeting: (name: string) => `Hello ${name},`,
    copyLink: 'Or copy this link into your browser:',
  },
} as const

type AccountMailProps = { locale: 'es' | 'en'; name: string } & (
  | { kind: 'reset' | 'invitation'; link: string }
  | { kind: 'codes-failed'; link?: undefined }
)

export const accountMailSubject = ({ kind, locale }: Pick<AccountMailProps, 'kind' | 'locale'>): string =>
  texts[locale][kind].subject

/** Renders a mail about an account in the language of the account. */
export const accountMail = async (props: AccountMailProps) => ({
  subject: accountMailSubject(props),
  ...(await renderMail(<AccountMail {...props} />)),
})

const button = {
  display: 'inline-block',
  padding: '13px 22px',
  background: colors.ink,
  color: colors.white,
  fontSize: 16,
  fontWeight: 700,
  textDecoration: 'none',
} as const
const smallParagraph = { ...paragraphStyle, fontSize: 13, lineHeight: '20px', color: colors.muted } as const

function AccountMail({ kind, locale, name, link }: AccountMailProps) {
  const { greeting, copyLink, [kind]: messages } = texts[locale]
  return (
    <MailFrame locale={locale} preview={messages.intro} title={messages.subject} brand={brand.name}>
      <Text style={paragraphStyle}>{greeting(name)}</Text>
      <Text style={paragraphStyle}>{messages.intro}</Text>
      {link && (
        <Text style={{ margin: '20px 0' }}>
          <Link href={link} style={button}>
            {messages.button}
          </Link>
        </Text>
      )}
      <Text style={paragraphStyle}>{messages.end}</Text>
      {link && (
        // The plain-text version already contains this URL in place of the button.
        <Section data-skip-in-text={true}>
          <Hr style={{ borderColor: colors.line, margin: '28px 0 16px' }} />
          <Text style={smallParagraph}>
            {copyLink}
            <br />
            {link}
          </Text>
        </Section>
      )}
    </MailFrame>
  )
}
