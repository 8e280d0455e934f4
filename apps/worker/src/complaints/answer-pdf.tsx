import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { hasUnprintable, printable } from '@sillar/domain/paper/printable-text'
import type { Company } from '../deliver/company'
import { Field, families, SheetPage } from '../deliver/complaint-pdf'
import { sheet } from '../deliver/complaint-pdf.styles'
import type { StoredComplaint } from '../deliver/complaint-record'
import { complaintWords, longDay } from '../mails/complaint-words'
import { answerWords } from './answer-words'

type Answered = StoredComplaint & { answer: NonNullable<StoredComplaint['answer']> }

const letter = StyleSheet.create({
  text: { fontSize: 11, lineHeight: 1.55, marginTop: 18 },
  paragraph: { marginBottom: 8 },
  signature: { marginTop: 18 },
})

/** The letter, and the sheet it answers behind it. */
export async function answerPdf(complaint: StoredComplaint, company: Company): Promise<Uint8Array> {
  const { answer } = complaint
  if (!answer) throw new Error('the complaint has no answer')
  return renderToBuffer(<AnswerPaper complaint={{ ...complaint, answer }} company={company} />)
}

function AnswerPaper({ complaint, company }: { complaint: Answered; company: Company }) {
  const { locale, label } = complaint
  return (
    <Document title={`${answerWords[locale].letter} ${label}`} author={company.legalName} language={locale}>
      <LetterPage complaint={complaint} company={company} />
      <SheetPage complaint={complaint} company={company} />
    </Document>
  )
}

function LetterPage({ complaint, company }: { complaint: Answered; company: Company }) {
  const { locale, answer, label } = complaint
  const words = answerWords[locale]
  return (
    <Page size="A4" style={[sheet.page, { fontFamily: families }]}>
      <View style={sheet.content}>
        <View style={sheet.head}>
          <View>
            <Text style={sheet.brand}>{printable(company.brand)}</Text>
            <Text style={sheet.book}>{words.letter}</Text>
          </View>
          <View style={sheet.number}>
            <Text style={sheet.numberLabel}>{complaintWords[locale].sheet}</Text>
            <Text style={sheet.numberValue}>{label}</Text>
            <Text style={sheet.numberLabel}>
              {words.answeredOn}: {longDay(answer.on, locale)}
            </Text>
          </View>
        </View>
        <View style={sheet.provider}>
          <Field label={words.to} value={`${complaint.firstName} ${complaint.lastName}`} />
          <Field label={words.filedOn} value={longDay(complaint.filedOn, locale)} />
          <Field label={complaintWords[locale].provider} value={company.legalName} />
          <Field label={complaintWords[locale].ruc} value={complaint.ruc} />
        </View>
        <View style={letter.text}>
          {answer.text.split(/\n{2,}/).map((paragraph, at) => (
            // A letter may say the same twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order.
            <Text key={at} style={letter.paragraph}>
              {printable(paragraph)}
            </Text>
          ))}
        </View>
        <View style={letter.signature} wrap={false}>
          <Text>{printable(answer.by)}</Text>
          <Text>
            {words.service}, {printable(company.legalName)}
          </Text>
        </View>
        {hasUnprintable([answer.text]) && <Text style={sheet.note}>{complaintWords[locale].unprintable}</Text>}
      </View>
      <Text
        fixed
        style={sheet.foot}
        render={({ pageNumber, totalPages }) => `${label}   ${complaintWords[locale].page} ${pageNumber}/${totalPages}`}
      />
    </Page>
  )
}
