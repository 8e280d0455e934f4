import { Text, View } from '@react-pdf/renderer'
import { printable } from '@sillar/domain/document/printable-text'
import type { Drawing } from './brochure-drawing'
import { PaperHeading } from './brochure-heading'
import { paper } from './brochure-pdf.styles'

/** What people ask, where we are, and what holds for all of it. */
export function TalkPage({ brochure, words, theme, show, online }: Drawing & { online: string }) {
  const { questions, offices, notes } = brochure
  // Without an example of a price the first one stands below the facts.
  const others = brochure.pictures.others.slice(brochure.example ? 0 : 1)
  return (
    <View style={paper.content}>
      {others.length > 0 && (
        <View style={paper.pictures}>
          {others.map((picture, at) => (
            <View key={picture.file} style={[paper.picture, at > 0 ? paper.joint : {}]}>
              {show(picture)}
            </View>
          ))}
        </View>
      )}
      {questions.length > 0 && (
        <View style={paper.section}>
          <PaperHeading parts={words.questions} isSmall />
          {questions.map(({ question, answer }) => (
            <View key={question} style={paper.question} wrap={false}>
              <Text style={paper.stoneTitle}>{printable(question)}</Text>
              <Text style={{ color: theme.soft }}>{printable(answer)}</Text>
            </View>
          ))}
        </View>
      )}
      <View style={paper.section} wrap={false}>
        <PaperHeading parts={words.contact} isSmall />
        <View style={paper.course}>
          {offices.map(({ city, address, phone, email, hours }, at) => (
            <View
              key={city}
              style={[paper.office, at > 0 ? paper.joint : {}, { backgroundColor: theme.ink, color: '#ffffff' }]}
            >
              <Text style={paper.stoneTitle}>{printable(city)}</Text>
              {[address, phone, email, hours].map((text) => (
                <Text key={text} style={{ color: theme.softOnInk }}>
                  {printable(text)}
                </Text>
              ))}
            </View>
          ))}
        </View>
      </View>
      <View style={{ marginTop: 14 }} wrap={false}>
        <Text>
          {`${words.online} `}
          <Text style={paper.bold}>{printable(online)}</Text>
        </Text>
        {notes.map((note) => (
          <Text key={note} style={[paper.note, { color: theme.soft }]}>
            {printable(note)}
          </Text>
        ))}
      </View>
    </View>
  )
}
