import { Text } from '@react-pdf/renderer'
import { printable } from '@sillar/domain/document/printable-text'
import { paper } from './brochure-pdf.styles'

/** The signature of the house: a light part and a bold part. */
export function PaperHeading({ parts, isSmall = false }: { parts: [string, string]; isSmall?: boolean }) {
  const [light, bold] = parts
  return (
    <Text style={isSmall ? paper.smallHeading : paper.heading}>
      <Text style={paper.light}>{printable(light)}</Text>
      {'\n'}
      <Text style={paper.bold}>{printable(bold)}</Text>
    </Text>
  )
}
