import { Link, Section, Text } from '@react-email/components'
import { colors } from '@sillar/brand/colors'
import type { Company } from '@sillar/documents/company'
import { type StoredComplaint, sendableFiles } from '@sillar/documents/complaint-record'
import { fileInWords, longDay } from '@sillar/documents/complaint-words'
import { code, paragraph } from '@sillar/mails/mail-style'
import { answerWords } from '../documents/answer-words'
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

/** The words are those of staff, so that the mail may carry them; what the consumer wrote is in the paper. */
export function AnswerMail({ complaint, answer, company, audience, lookUpUrl }: AnswerMailProps) {
  const { locale } = complaint
  const words = answerWords[locale]
  const isConsumer = audience === 'consumer'
  const sent = sendableFiles(answer)
  const files = sent.map(fileInWords).join('\n')
  const removed = answer.files.filter((file) => !sent.includes(file)).map(({ name }) => name)
  const address = [complaint.address, complaint.district, complaint.province, complaint.department].join(', ')
  const told = complaint.notifyByEmail ? words.sent(complaint.email) : words.byLetter(address)
  return (
    <MailLayout
      locale={locale}
      preview={isConsumer ? words.intro : told}
      title={isConsumer ? words.title : words.serviceTitle}
      brand={company.brand}
      legalName={company.legalName}
      isToVisitor={isConsumer}
    >
      {isConsumer && <Text style={paragraph}>{words.greeting(greetedName(complaint.firstName))}</Text>}
      <Text style={paragraph}>{isConsumer ? words.intro : told}</Text>
      <Text style={code}>{complaint.label}</Text>
      {!isConsumer && removed.length > 0 && <Text style={paragraph}>{words.removed(removed.join(', '))}</Text>}
      <Section style={{ margin: '0 0 18px', padding: '18px 20px 6px', background: colors.stone }}>
        {answer.text.split(/\n{2,}/).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order.
          <Text key={at} style={{ ...paragraph, margin: '0 0 12px', whiteSpace: 'pre-wrap' }}>
            {part}
          </Text>
        ))}
      </Section>
      <Facts
        facts={[
          [words.filedOn, longDay(complaint.filedOn, locale)],
          [words.answeredOn, longDay(answer.on, locale)],
          [words.by, `${answer.by}, ${words.service}`],
          ...(files ? ([[words.files, files]] as [string, string][]) : []),
        ]}
      />
      {isConsumer && (
        <Text style={paragraph}>
          {words.lookup}
          <Link href={lookUpUrl} style={{ color: 'inherit', textDecoration: 'underline' }}>
            {words.lookupLink}
          </Link>
        </Text>
      )}
    </MailLayout>
  )
}
