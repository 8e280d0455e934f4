import { Text, View } from '@react-pdf/renderer'
import { printable } from '@sillar/domain/document/printable-text'
import type { Drawing } from './brochure-drawing'
import { PaperHeading } from './brochure-heading'
import { paper } from './brochure-pdf.styles'

/** What it is, what it has and where it lies. */
export function AboutPage({ brochure, words, theme, show }: Drawing) {
  const { about, amenities, pictures, location, drives } = brochure
  return (
    <View style={paper.content}>
      {pictures.wide && <View style={paper.wide}>{show(pictures.wide)}</View>}
      <PaperHeading parts={[about.title, about.titleBold]} />
      <Text style={paper.lead}>{printable(about.description)}</Text>
      <Text style={[paper.stoneTitle, { marginBottom: 8 }]}>{words.amenities}</Text>
      <View style={paper.columns}>
        {amenities.map(({ text, isShared }) => (
          <View key={text} style={paper.amenity} wrap={false}>
            <View style={[paper.mark, { backgroundColor: isShared ? theme.ink : theme.accent }]} />
            <Text>
              {printable(text)}
              {isShared && <Text style={{ color: theme.soft }}>{` · ${words.shared}`}</Text>}
            </Text>
          </View>
        ))}
      </View>
      <Text style={[paper.lead, { marginTop: 20, marginBottom: 0, color: theme.soft }]}>{printable(location)}</Text>
      {drives.length > 0 && (
        <View style={{ marginTop: 18 }} wrap={false}>
          <Text style={paper.stoneTitle}>{words.drives}</Text>
          <View style={[paper.ways, { borderTop: `2.5 solid ${theme.ink}` }]}>
            {drives.map(({ destination, time }) => (
              <View key={destination} style={paper.way}>
                <Text style={paper.wayTime}>{printable(time)}</Text>
                <Text style={{ color: theme.soft }}>{printable(destination)}</Text>
              </View>
            ))}
          </View>
        </View>
      )}
    </View>
  )
}
