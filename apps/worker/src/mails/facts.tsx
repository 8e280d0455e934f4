import { colors } from '@app/brand/colors'
import { Section, Text } from '@react-email/components'

/** Renders each label above its value, because two columns do not fit on a narrow phone. */
export function Facts({ facts }: { facts: [label: string, value: string][] }) {
  return (
    <Section style={{ margin: '0 0 18px', borderLeft: `3px solid ${colors.line}`, paddingLeft: 16 }}>
      {facts.map(([label, value]) => (
        <Text key={label} style={{ margin: '0 0 10px', fontSize: 15, lineHeight: '22px', whiteSpace: 'pre-wrap' }}>
          <span style={{ color: colors.muted, fontSize: 13 }}>{label}</span>
          <br />
          {value}
        </Text>
      ))}
    </Section>
  )
}
