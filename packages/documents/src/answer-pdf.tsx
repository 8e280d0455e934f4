// The worker runs this file with its own compiler settings, which do not cover JSX of another package.
/** @jsxRuntime automatic */

import { type AnswerLetter, answerLetter } from '@app/domain/complaint/answer-letter'
import { hasUnprintable, replaceUnprintable } from '@app/domain/document/printable-text'
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Company } from './company'
import { sheetMessages } from './complaint-messages'
import { Field, SheetPage } from './complaint-pdf'
import { sheetStyles } from './complaint-pdf.styles'
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
    <Page size="A4" style={[sheetStyles.page, { fontFamily: fontFamilies }]}>
      <View style={sheetStyles.content}>
        <View style={sheetStyles.head}>
          <View>
            <Text style={sheetStyles.brand}>{replaceUnprintable(letter.brand)}</Text>
            <Text style={sheetStyles.book}>{letter.title}</Text>
          </View>
          <View style={sheetStyles.number}>
            <Text style={sheetStyles.numberLabel}>{letter.number.label}</Text>
            <Text style={sheetStyles.numberValue}>{letter.number.value}</Text>
            <Text style={sheetStyles.numberLabel}>{letter.number.date}</Text>
          </View>
        </View>
        <View style={sheetStyles.provider}>
          {letter.facts.map(([label, value]) => (
            <Field key={label} label={label} value={value} />
          ))}
        </View>
        <View style={styles.text}>
          {letter.paragraphs.map((paragraph, index) => (
            // Paragraphs may repeat, so their text cannot be the key.
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change their order.
            <Text key={index} style={styles.paragraph}>
              {replaceUnprintable(paragraph)}
            </Text>
          ))}
        </View>
        {letter.files.names.length > 0 && (
          <View style={styles.files} wrap={false}>
            <Text style={sheetStyles.label}>{letter.files.title}</Text>
            {letter.files.names.map((name) => (
              <Text key={name}>{replaceUnprintable(name)}</Text>
            ))}
          </View>
        )}
        <View style={styles.signature} wrap={false}>
          <Text>{replaceUnprintable(letter.signature[0])}</Text>
          <Text>{replaceUnprintable(letter.signature[1])}</Text>
        </View>
        {hasUnprintable(letter.paragraphs) && <Text style={sheetStyles.note}>{messages.unprintable}</Text>}
      </View>
      <Text
        fixed
        style={sheetStyles.foot}
        render={({ pageNumber, totalPages }) => `${letter.number.value}   ${messages.page} ${pageNumber}/${totalPages}`}
      />
    </Page>
  )
}
