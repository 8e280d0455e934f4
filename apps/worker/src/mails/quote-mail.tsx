import { colors } from '@app/brand/colors'
import type { Company } from '@app/documents/company'
import { lotNoun } from '@app/domain/appointment/format-appointment'
import { formatDay } from '@app/domain/calendar/format-date'
import { formatPen, formatUsd, type Money } from '@app/domain/money/money'
import { dayIn } from '@app/domain/quote/payment-dates'
import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { quoteDocumentMessages } from '@app/domain/quote/quote-document-messages'
import { codeStyle, paragraphStyle } from '@app/mails/mail-style'
import { Link, Text } from '@react-email/components'
import { Facts } from './facts'
import { greetedName } from './greeted-name'
import { MailLayout } from './mail-layout'

const texts = {
  es: {
    subject: (number: string) => `Tu cotización ${number}`,
    title: (project: string) => `Tu cotización de ${project}`,
    greeting: (name: string) => `Hola, ${name}:`,
    here: (day: string) => `Esta es la cotización que armaste. Vale hasta el ${day}.`,
    prepared: (by: string, day: string) => `${by} te preparó esta cotización. Vale hasta el ${day}.`,
    attached: 'La proforma va adjunta en PDF, con el cronograma mes a mes.',
    missing: 'No pudimos adjuntar el PDF: ábrela con el enlace y desde ahí puedes imprimirla.',
    link: 'Ver la proforma y comprobar que es nuestra',
    code: 'Código de verificación',
    total: 'Total, sin intereses',
    first: 'Primera cuota',
    next: 'Un asesor te llamará para resolver tus dudas. No tienes que pagar nada por esta cotización.',
    reply: 'Si tienes dudas, responde a este correo. No tienes que pagar nada por esta cotización.',
  },
  en: {
    subject: (number: string) => `Your quote ${number}`,
    title: (project: string) => `Your quote for ${project}`,
    greeting: (name: string) => `Hello ${name},`,
    here: (day: string) => `This is the quote you put together. It is valid until ${day}.`,
    prepared: (by: string, day: string) => `${by} prepared this quote for you. It is valid until ${day}.`,
    attached: 'It is attached as a PDF, with the schedule month by month.',
    missing: 'We could not attach the PDF: open the quote with the link and print it from there.',
    link: 'See the quote and check that it is ours',
    code: 'Verification code',
    total: 'Total, interest-free',
    first: 'First instalment',
    next: 'An adviser will call you to answer your questions. You do not have to pay anything for this quote.',
    reply: 'If you have any questions, reply to this e-mail. You do not have to pay anything for this quote.',
  },
} as const

export const quoteSubject = ({ locale, number }: QuoteDocument) => texts[locale].subject(number)

type QuoteMailProps = {
  quote: QuoteDocument
  firstName: string
  /** The name of the user who issued the quote. Null if the visitor requested it. */
  issuedBy: string | null
  company: Company
  /** URL of the quote's page, with its number and code. */
  checkUrl: string
  hasPdf: boolean
}

export function QuoteMail({ quote, firstName, issuedBy, company, checkUrl, hasPdf }: QuoteMailProps) {
  const { locale, plan } = quote
  const text = texts[locale]
  const messages = quoteDocumentMessages[locale]
  const formatBoth = ({ usd, pen }: Money) => `${formatUsd(usd)} · ${formatPen(pen)}`
  const lastDay = formatDay(quote.validUntil, locale, 'short')
  const intro = issuedBy ? text.prepared(issuedBy, lastDay) : text.here(lastDay)
  return (
    <MailLayout
      locale={locale}
      preview={intro}
      title={text.title(quote.project.name)}
      brand={company.brand}
      legalName={company.legalName}
      isToVisitor
    >
      <Text style={paragraphStyle}>{text.greeting(greetedName(firstName))}</Text>
      <Text style={paragraphStyle}>{intro}</Text>
      <Facts
        facts={[
          [messages.numberLabel, quote.number],
          ...(quote.lot ? ([[lotNoun(quote.lot, locale), quote.lot]] as [string, string][]) : []),
          [messages.down, formatBoth(plan.down)],
          [messages.instalments(plan.months), formatBoth(plan.instalment)],
          [text.total, formatBoth(plan.price)],
          [text.first, formatDay(dayIn(quote.start, quote.day), locale, 'short')],
        ]}
      />
      <Text style={paragraphStyle}>{hasPdf ? text.attached : text.missing}</Text>
      <Text style={paragraphStyle}>
        <Link href={checkUrl} style={{ color: colors.ink, fontWeight: 700, textDecoration: 'underline' }}>
          {text.link}
        </Link>
      </Text>
      <Text style={{ ...paragraphStyle, margin: 0, fontSize: 13, color: colors.muted }}>{text.code}</Text>
      <Text style={codeStyle}>{quote.code}</Text>
      <Text style={paragraphStyle}>{issuedBy ? text.reply : text.next}</Text>
    </MailLayout>
  )
}
