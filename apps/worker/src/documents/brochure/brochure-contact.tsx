import { replaceUnprintable } from '@app/domain/document/printable-text'
import { Text, View } from '@react-pdf/renderer'
import type { BrochureContext } from './brochure-context'
import { BrochureHeading } from './brochure-heading'
import { styles } from './brochure-pdf.styles'

/** Renders further images, frequently asked questions, the offices and the legal notes. */
export function ContactPage({
  brochure,
  messages,
  theme,
  renderImage,
  pageUrl,
}: BrochureContext & { pageUrl: string }) {
  const { questions, offices, notes } = brochure
  // Without a price example, the facts page already shows the first image.
  const images = brochure.images.others.slice(brochure.example ? 0 : 1)
  return (
    <View style={styles.content}>
      {images.length > 0 && (
        <View style={styles.images}>
          {images.map((image, index) => (
            <View key={image.file} style={[styles.image, index > 0 ? styles.gap : {}]}>
              {renderImage(image)}
            </View>
          ))}
        </View>
      )}
      {questions.length > 0 && (
        <View style={styles.section}>
          <BrochureHeading parts={messages.questions} isSmall />
          {questions.map(({ question, answer }) => (
            <View key={question} style={styles.question} wrap={false}>
              <Text style={styles.boxTitle}>{replaceUnprintable(question)}</Text>
              <Text style={{ color: theme.soft }}>{replaceUnprintable(answer)}</Text>
            </View>
          ))}
        </View>
      )}
      <View style={styles.section} wrap={false}>
        <BrochureHeading parts={messages.contact} isSmall />
        <View style={styles.row}>
          {offices.map(({ city, address, phone, email, hours }, index) => (
            <View
              key={city}
              style={[styles.office, index > 0 ? styles.gap : {}, { backgroundColor: theme.ink, color: '#ffffff' }]}
            >
              <Text style={styles.boxTitle}>{replaceUnprintable(city)}</Text>
              {[address, phone, email, hours].map((text) => (
                <Text key={text} style={{ color: theme.softOnInk }}>
                  {replaceUnprintable(text)}
                </Text>
              ))}
            </View>
          ))}
        </View>
      </View>
      <View style={{ marginTop: 14 }} wrap={false}>
        <Text>
          {`${messages.online} `}
          <Text style={styles.bold}>{replaceUnprintable(pageUrl)}</Text>
        </Text>
        {notes.map((note) => (
          <Text key={note} style={[styles.note, { color: theme.soft }]}>
            {replaceUnprintable(note)}
          </Text>
        ))}
      </View>
    </View>
  )
}
