// The mails of the CMS, in the account's language. The same look as the worker's (apps/worker/src/mails): no picture,
// no remote font, nothing that tells whether it was opened.
type Locale = 'es' | 'en'
type AccountMail = { subject: string; html: string; text: string }

const colors = { navy: '#1c284c', lime: '#cbf000', stone: '#f4f1ec', line: '#ddd8cf', muted: '#5c6480' }
const font = "Geologica, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const texts = {
  es: {
    reset: {
      subject: 'Elige una contraseña nueva',
      lead: 'Alguien pidió cambiar la contraseña de tu cuenta del panel. Si fuiste tú, elige una nueva con este botón.',
      button: 'Elegir contraseña',
      end: 'El enlace vale una hora y una sola vez. Si no lo pediste tú, no hagas nada: tu contraseña sigue igual.',
    },
    invitation: {
      subject: 'Tu cuenta en el panel de Sillar & Mar',
      lead: 'Te invitaron a trabajar en el panel. Elige tu contraseña y conecta tu teléfono como segundo factor.',
      button: 'Activar mi cuenta',
      end: 'El enlace vale tres días y una sola vez. Si ya venció, pide otro a quien te invitó.',
    },
    'codes-failed': {
      subject: 'Varios códigos equivocados en tu cuenta',
      lead: 'Alguien entró con tu contraseña y escribió mal el código del segundo factor varias veces. Por seguridad, tu cuenta no acepta códigos por un rato.',
      button: '',
      end: 'Si fuiste tú, espera y vuelve a intentarlo con el código nuevo. Si no fuiste tú, alguien conoce tu contraseña: cámbiala hoy con «¿Olvidaste tu contraseña?» en la entrada del panel y avisa a un administrador.',
    },
    greeting: (name: string) => `Hola, ${name}:`,
    address: 'O copia esta dirección en tu navegador:',
  },
  en: {
    reset: {
      subject: 'Choose a new password',
      lead: 'Somebody asked to change the password of your panel account. If it was you, choose a new one with this button.',
      button: 'Choose a password',
      end: 'The link works for one hour and once. If it was not you, do nothing: your password stays as it is.',
    },
    invitation: {
      subject: 'Your account in the Sillar & Mar panel',
      lead: 'You are invited to work in the panel. Choose your password and connect your phone as a second factor.',
      button: 'Activate my account',
      end: 'The link works for three days and once. If it has expired, ask the person who invited you for another one.',
    },
    'codes-failed': {
      subject: 'Several wrong codes for your account',
      lead: 'Somebody signed in with your password and typed a wrong second-factor code several times. For safety, your account does not accept codes for a while.',
      button: '',
      end: 'If it was you, wait and try again with the new code. If it was not you, somebody knows your password: change it today with “Forgot password?” on the login page and tell an administrator.',
    },
    greeting: (name: string) => `Hello ${name},`,
    address: 'Or copy this address into your browser:',
  },
} as const

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

type Writing = { locale: Locale; name: string } & (
  | { kind: 'reset' | 'invitation'; link: string }
  | { kind: 'codes-failed'; link?: undefined }
)

export function accountMail({ kind, locale, name, link }: Writing): AccountMail {
  const hasLink = link !== undefined
  const { greeting, address, [kind]: words } = texts[locale]
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 14px;font-size:16px;line-height:25px;${style}">${text}</p>`
  const small = `font-size:13px;line-height:20px;color:${colors.muted};`
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(words.subject)}</title></head>
<body style="margin:0;padding:32px 12px;background:${colors.stone};font-family:${font};color:${colors.navy}">
<table role="presentation" width="100%" style="max-width:560px;margin:0 auto;background:#ffffff;border-top:6px solid ${colors.lime}"><tr><td style="padding:28px 32px 32px">
<p style="margin:0 0 20px;font-size:15px;font-weight:700">Sillar &amp; Mar</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:32px">${escaped(words.subject)}</h1>
${paragraph(escaped(greeting(name)))}${paragraph(escaped(words.lead))}
${hasLink ? `<p style="margin:20px 0"><a href="${escaped(link)}" style="display:inline-block;padding:13px 22px;background:${colors.navy};color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${escaped(words.button)}</a></p>` : ''}
${paragraph(escaped(words.end))}
${hasLink ? `<hr style="border:0;border-top:1px solid ${colors.line};margin:28px 0 16px">${paragraph(`${escaped(address)}<br>${escaped(link)}`, small)}` : ''}
</td></tr></table></body></html>`
  const text = [greeting(name), words.lead, ...(hasLink ? [link] : []), words.end].join('\n\n')
  return { subject: words.subject, html, text }
}
