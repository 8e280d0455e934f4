import { replaceUnprintable } from '@app/domain/document/printable-text'
import { Text, View } from '@react-pdf/renderer'
import type { BrochureContext } from './brochure-context'
import { BrochureHeading } from './brochure-heading'
import { styles } from './brochure-pdf.styles'

/**
 * Renders the services, the facts and rules of the project, and an example price with its instalments if there is one.
 */
export function FactsPage({ brochure, messages, theme, renderImage }: BrochureContext) {
  const { services, facts, rules } = brochure
  return (
    <View style={[styles.content, styles.top]}>
      <BrochureHeading parts={messages.facts} />
      {services.length > 0 && (
        <View style={styles.row}>
          {services.map(({ name, value }, index) => (
            <View key={name} style={[styles.box, index > 0 ? styles.gap : {}]}>
              <Text style={styles.boxTitle}>{name}</Text>
              <Text style={{ color: theme.soft }}>{replaceUnprintable(value)}</Text>
            </View>
          ))}
        </View>
      )}
      {facts.length > 0 && (
        <View style={styles.row}>
          {facts.map(({ name, values, note, isHighlighted }, index) => (
            <View
              key={name}
              style={[
                styles.box,
                index > 0 ? styles.gap : {},
                isHighlighted ? { backgroundColor: theme.accent, color: theme.onAccent } : {},
              ]}
            >
              <Text style={styles.boxLabel}>{name}</Text>
              <View style={{ marginTop: 6 }}>
                {values.map((value) => (
                  <Text key={value} style={[styles.boxValue, { marginTop: 2 }]}>
                    {replaceUnprintable(value)}
                  </Text>
                ))}
              </View>
              {note && <Text style={styles.boxNote}>{replaceUnprintable(note)}</Text>}
            </View>
          ))}
        </View>
      )}
      {rules.length > 0 && (
        <View style={styles.row}>
          <View style={styles.box}>
            <Text style={[styles.boxLabel, { marginBottom: 5 }]}>{messages.rules}</Text>
            <View style={styles.columns}>
              {rules.map((rule) => (
                <Text key={rule} style={styles.rule}>
                  {replaceUnprintable(rule)}
                </Text>
              ))}
            </View>
          </View>
        </View>
      )}
      <Example brochure={brochure} messages={messages} theme={theme} />
      {!brochure.example && (
        <View style={services.length + rules.length > 0 ? styles.below : styles.belowTall}>
          {renderImage(brochure.images.others[0] ?? null)}
        </View>
      )}
    </View>
  )
}

function Example({ brochure, messages, theme }: Pick<BrochureContext, 'brochure' | 'messages' | 'theme'>) {
  const { example } = brochure
  if (!example) return null
  return (
    <View style={[styles.example, { backgroundColor: theme.ink, color: '#ffffff' }]} wrap={false}>
      <BrochureHeading parts={example.heading} isSmall />
      <Text style={{ color: theme.softOnInk, marginBottom: 14 }}>{replaceUnprintable(example.intro)}</Text>
      <View style={styles.row}>
        <View style={[styles.box, { flexGrow: 2, backgroundColor: theme.accent, color: theme.onAccent }]}>
          <Text style={styles.boxLabel}>{messages.down}</Text>
          <Amounts pair={example.down} />
        </View>
        <View style={[styles.box, styles.gap, { flexGrow: 5, color: theme.ink }]}>
          <Text style={styles.boxLabel}>{messages.instalments(example.months)}</Text>
          <Amounts pair={example.instalment} />
          <View style={styles.months}>
            {Array.from({ length: example.months }, (_, month) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are identical and never reordered
              <View key={month} style={styles.month} />
            ))}
          </View>
        </View>
      </View>
      <View style={styles.total}>
        <Text>{messages.total}</Text>
        <Text style={styles.boxValue}>{example.total.map(replaceUnprintable).join('   ')}</Text>
      </View>
    </View>
  )
}

const Amounts = ({ pair }: { pair: [string, string] }) =>
  pair.map((amount) => (
    <Text key={amount} style={[styles.boxValue, { marginTop: 2 }]}>
      {replaceUnprintable(amount)}
    </Text>
  ))
