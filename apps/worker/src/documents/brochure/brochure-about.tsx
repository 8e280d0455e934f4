import { replaceUnprintable } from '@app/domain/document/printable-text'
import { Text, View } from '@react-pdf/renderer'
import type { BrochureContext } from './brochure-context'
import { BrochureHeading } from './brochure-heading'
import { styles } from './brochure-pdf.styles'

/** Renders the description of the project, its amenities, its location and driving times. */
export function AboutPage({ brochure, messages, theme, renderImage }: BrochureContext) {
  const { about, amenities, images, location, drives } = brochure
  return (
    <View style={styles.content}>
      {images.wide && <View style={styles.wide}>{renderImage(images.wide)}</View>}
      <BrochureHeading parts={[about.title, about.titleBold]} />
      <Text style={styles.intro}>{replaceUnprintable(about.description)}</Text>
      <Text style={[styles.boxTitle, { marginBottom: 8 }]}>{messages.amenities}</Text>
      <View style={styles.columns}>
        {amenities.map(({ text, isShared }) => (
          <View key={text} style={styles.amenity} wrap={false}>
            <View style={[styles.mark, { backgroundColor: isShared ? theme.ink : theme.accent }]} />
            <Text>
              {replaceUnprintable(text)}
              {isShared && <Text style={{ color: theme.soft }}>{` · ${messages.shared}`}</Text>}
            </Text>
          </View>
        ))}
      </View>
      <Text style={[styles.intro, { marginTop: 20, marginBottom: 0, color: theme.soft }]}>
        {replaceUnprintable(location)}
      </Text>
      {drives.length > 0 && (
        <View style={{ marginTop: 18 }} wrap={false}>
          <Text style={styles.boxTitle}>{messages.drives}</Text>
          <View style={[styles.driveList, { borderTop: `2.5 solid ${theme.ink}` }]}>
            {drives.map(({ destination, time }) => (
              <View key={destination} style={styles.drive}>
                <Text style={styles.driveTime}>{replaceUnprintable(time)}</Text>
                <Text style={{ color: theme.soft }}>{replaceUnprintable(destination)}</Text>
              </View>
            ))}
          </View>
        </View>
      )}
    </View>
  )
}
