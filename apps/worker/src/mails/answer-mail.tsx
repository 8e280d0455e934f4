import { colors } from '@app/brand/colors'
import type { Company } from '@app/documents/company'
import { formatFile } from '@app/documents/complaint-messages'
import { type StoredComplaint, sendableFiles } from '@app/documents/complaint-record'
import { formatDay } from '@app/domain/calendar/format-date'
import { codeStyle, paragraphStyle } from '@app/mails/mail-style'
import { Link, Section, Text } from '@react-email/components'
import { answerMessages } from '../documents/answer-messages'
import { Facts } from './facts'
import { greetedName } from './greeted-name'
import { MailLayout } from './mail-layout'

type AnswerMailProps = {
  complaint: StoredComplaint
  answer: NonNullable<StoredComplaint['answer']>
  company: Company
  audience: 'consumer' | 'service'
  lookUpUrl: string
}

/** Renders the answer written by staff. The text of the complaint is only in the attached letter. */
export function AnswerMail({ complaint, answer, company, audience, lookUpUrl }: AnswerMailProps) {
  const { locale } = complaint
  const messages = answerMessages[locale]
  const isConsumer = audience === 'consumer'
  const sentFiles = sendableFiles(answer)
  const files = sentFiles.map(formatFile).join('\n')
  const removedNames = answer.files.filter((file) => !sentFiles.includes(file)).map(({ name }) => name)
  const address = [complaint.address, complaint.district, complaint.province, complaint.department].join(', ')
  const serviceNote = answer.isByLetter ? messages.byLetter(address) : messages.sent(complaint.email)
  return (
    <MailLayout
      locale={locale}
      preview={isConsumer ? messages.intro : serviceNote}
      title={isConsumer ? messages.title : messages.serviceTitle}
      brand={company.brand}
      legalName={company.legalName}
      isToVisitor={isConsumer}
    >
      {isConsumer && <Text style={paragraphStyle}>{messages.greeting(greetedName(complaint.firstName))}</Text>}
      <Text style={paragraphStyle}>{isConsumer ? messages.intro : serviceNote}</Text>
      <Text style={codeStyle}>{complaint.label}</Text>
      {!isConsumer && removedNames.length > 0 && (
        <Text style={paragraphStyle}>{messages.removed(removedNames.join(', '))}</Text>
      )}
      <Section style={{ margin: '0 0 18px', padding: '18px 20px 6px', background: colors.stone }}>
        {answer.text.split(/\n{2,}/).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order.
          <Text key={index} style={{ ...paragraphStyle, margin: '0 0 12px', whiteSpace: 'pre-wrap' }}>
            {text}
          </Text>
        ))}
      </Section>
      <Facts
        facts={[
          [messages.filedOn, formatDay(complaint.filedOn, locale)],
          [messages.answeredOn, formatDay(answer.on, locale)],
          [messages.by, `${answer.by}, ${messages.service}`],
          ...(files ? ([[messages.files, files]] as [string, string][]) : []),
        ]}
      />
      {isConsumer && (
        <Text style={paragraphStyle}>
          {messages.lookup}
          <Link href={lookUpUrl} style={{ color: 'inherit', textDecoration: 'underline' }}>
            {messages.lookupLink}
          </Link>
        </Text>
      )}
    </MailLayout>
  )
}
