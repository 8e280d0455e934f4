// The worker runs this file with its own compiler settings, which do not cover JSX of another package.
/** @jsxRuntime automatic */

import { type AnswerLetter, answerLetter } from '@app/domain/complaint/answer-letter'
import { hasUnprintable, printable } from '@app/domain/document/printable-text'
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Company } from './company'
import { sheetMessages } from './complaint-messages'
import { Field, SheetPage } from './complaint-pdf'
import { sheet } from './complaint-pdf.styles'
import { type StoredComplaint, sendableFiles } from './complaint-record'
import { fontFamilies } from './print-font'

const styles = StyleSheet.create({
  text: { fontSize: 11, lineHeight: 1.55, marginTop: 18 },
  paragraph: { marginBottom: 8 },
  files: { marginTop: 10, fontSize: 10 },
  signature: { marginTop: 18 },
})

/** Renders the answer letter, followed by the sheet of the complaint. */
export async function answerPdf(complaint: StoredComplaint, company: Company): Promise<Uint8Array> {
  const { answer, label, locale } = complaint
  if (!answer) throw new Error('the complaint has no answer')
  const letter = answerLetter({ ...complaint, company, answer, files: sendableFiles(answer) })
  return renderToBuffer(
    <Document title={`${letter.title} ${label}`} author={company.legalName} language={locale}>
      <LetterPage letter={letter} locale={locale} />
      <SheetPage complaint={complaint} company={company} />
    </Document>,
  )
}

function LetterPage({ letter, locale }: { letter: AnswerLetter; locale: 'es' | 'en' }) {
  const messages = sheetMessages[locale]
  return (
    <Page size="A4" style={[sheet.page, { fontFamily: fontFamilies }]}>
      <View style={sheet.content}>
        <View style={sheet.head}>
          <View>
            <Text style={sheet.brand}>{printable(letter.brand)}</Text>
            <Text style={sheet.book}>{letter.title}</Text>
          </View>
          <View style={sheet.number}>
            <Text style={sheet.numberLabel}>{letter.number.label}</Text>
            <Text style={sheet.numberValue}>{letter.number.value}</Text>
            <Text style={sheet.numberLabel}>{letter.number.date}</Text>
          </View>
        </View>
        <View style={sheet.provider}>
          {letter.facts.map(([label, value]) => (
            <Field key={label} label={label} value={value} />
          ))}
        </View>
        <View style={styles.text}>
          {letter.paragraphs.map((paragraph, index) => (
            // Paragraphs may repeat, so their text cannot be the key.
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order.
            <Text key={index} style={styles.paragraph}>
              {printable(paragraph)}
            </Text>
          ))}
        </View>
        {letter.files.names.length > 0 && (
          <View style={styles.files} wrap={false}>
            <Text style={sheet.label}>{letter.files.title}</Text>
            {letter.files.names.map((name) => (
              <Text key={name}>{printable(name)}</Text>
            ))}
          </View>
        )}
        <View style={styles.signature} wrap={false}>
          <Text>{printable(letter.signature[0])}</Text>
          <Text>{printable(letter.signature[1])}</Text>
        </View>
        {hasUnprintable(letter.paragraphs) && <Text style={sheet.note}>{messages.unprintable}</Text>}
      </View>
      <Text
        fixed
        style={sheet.foot}
        render={({ pageNumber, totalPages }) => `${letter.number.value}   ${messages.page} ${pageNumber}/${totalPages}`}
      />
    </Page>
  )
}
