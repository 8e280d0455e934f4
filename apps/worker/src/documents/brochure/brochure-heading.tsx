import { replaceUnprintable } from '@app/domain/document/printable-text'
import { Text } from '@react-pdf/renderer'
import { styles } from './brochure-pdf.styles'

/** Renders a heading in the brand's style: a light first line and a bold second line. */
export function BrochureHeading({ parts, isSmall = false }: { parts: [string, string]; isSmall?: boolean }) {
  const [light, bold] = parts
  return (
    <Text style={isSmall ? styles.smallHeading : styles.heading}>
      <Text style={styles.light}>{replaceUnprintable(light)}</Text>
      {'\n'}
      <Text style={styles.bold}>{replaceUnprintable(bold)}</Text>
    </Text>
  )
}
