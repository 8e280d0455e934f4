// The two mails of the CMS, in the account's language. The same look as the worker's (apps/worker/src/mails): no picture,
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
      lead: 'Te invitaron a trabajar en el panel. Elige tu contraseña y, si tu rol lo pide, conecta tu teléfono como segundo factor.',
      button: 'Activar mi cuenta',
      end: 'El enlace vale tres días y una sola vez. Si ya venció, pide otro a quien te invitó.',
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
      lead: 'You are invited to work in the panel. Choose your password and, if your role asks for it, connect your phone as a second factor.',
      button: 'Activate my account',
      end: 'The link works for three days and once. If it has expired, ask whoever invited you for another one.',
    },
    greeting: (name: string) => `Hello ${name},`,
    address: 'Or copy this address into your browser:',
  },
} as const

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

type Writing = { kind: 'reset' | 'invitation'; locale: Locale; name: string; link: string }

export function accountMail({ kind, locale, name, link }: Writing): AccountMail {
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
<p style="margin:20px 0"><a href="${escaped(link)}" style="display:inline-block;padding:13px 22px;background:${colors.navy};color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${escaped(words.button)}</a></p>
${paragraph(escaped(words.end))}
<hr style="border:0;border-top:1px solid ${colors.line};margin:28px 0 16px">
${paragraph(`${escaped(address)}<br>${escaped(link)}`, small)}
</td></tr></table></body></html>`
  const text = [greeting(name), words.lead, link, words.end].join('\n\n')
  return { subject: words.subject, html, text }
}
