import { Text, View } from '@react-pdf/renderer'
import { printable } from '@sillar/domain/document/printable-text'
import type { Drawing } from './brochure-drawing'
import { PaperHeading } from './brochure-heading'
import { paper } from './brochure-pdf.styles'

/** Services, dates and money as courses of stone; then one price to its last cent. */
export function FactsPage({ brochure, words, theme, show }: Drawing) {
  const { services, facts, rules } = brochure
  return (
    <View style={[paper.content, paper.top]}>
      <PaperHeading parts={words.facts} />
      {services.length > 0 && (
        <View style={paper.course}>
          {services.map(({ name, value }, at) => (
            <View key={name} style={[paper.stone, at > 0 ? paper.joint : {}]}>
              <Text style={paper.stoneTitle}>{name}</Text>
              <Text style={{ color: theme.soft }}>{printable(value)}</Text>
            </View>
          ))}
        </View>
      )}
      {facts.length > 0 && (
        <View style={paper.course}>
          {facts.map(({ name, values, note, isHighlighted }, at) => (
            <View
              key={name}
              style={[
                paper.stone,
                at > 0 ? paper.joint : {},
                isHighlighted ? { backgroundColor: theme.accent, color: theme.onAccent } : {},
              ]}
            >
              <Text style={paper.stoneName}>{name}</Text>
              <View style={{ marginTop: 6 }}>
                {values.map((value) => (
                  <Text key={value} style={[paper.stoneValue, { marginTop: 2 }]}>
                    {printable(value)}
                  </Text>
                ))}
              </View>
              {note && <Text style={paper.stoneNote}>{printable(note)}</Text>}
            </View>
          ))}
        </View>
      )}
      {rules.length > 0 && (
        <View style={paper.course}>
          <View style={paper.stone}>
            <Text style={[paper.stoneName, { marginBottom: 5 }]}>{words.rules}</Text>
            <View style={paper.columns}>
              {rules.map((rule) => (
                <Text key={rule} style={paper.rule}>
                  {printable(rule)}
                </Text>
              ))}
            </View>
          </View>
        </View>
      )}
      <Example brochure={brochure} words={words} theme={theme} />
      {!brochure.example && (
        <View style={services.length + rules.length > 0 ? paper.below : paper.belowLittle}>
          {show(brochure.pictures.others[0] ?? null)}
        </View>
      )}
    </View>
  )
}

function Example({ brochure, words, theme }: Pick<Drawing, 'brochure' | 'words' | 'theme'>) {
  const { example } = brochure
  if (!example) return null
  return (
    <View style={[paper.example, { backgroundColor: theme.ink, color: '#ffffff' }]} wrap={false}>
      <PaperHeading parts={example.heading} isSmall />
      <Text style={{ color: theme.softOnInk, marginBottom: 14 }}>{printable(example.lead)}</Text>
      <View style={paper.course}>
        <View style={[paper.stone, { flexGrow: 2, backgroundColor: theme.accent, color: theme.onAccent }]}>
          <Text style={paper.stoneName}>{words.down}</Text>
          <Amounts pair={example.down} />
        </View>
        <View style={[paper.stone, paper.joint, { flexGrow: 5, color: theme.ink }]}>
          <Text style={paper.stoneName}>{words.instalments(example.months)}</Text>
          <Amounts pair={example.instalment} />
          <View style={paper.months}>
            {Array.from({ length: example.months }, (_, month) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stone has no name but its place
              <View key={month} style={paper.month} />
            ))}
          </View>
        </View>
      </View>
      <View style={paper.total}>
        <Text>{words.total}</Text>
        <Text style={paper.stoneValue}>{example.total.map(printable).join('   ')}</Text>
      </View>
    </View>
  )
}

const Amounts = ({ pair }: { pair: [string, string] }) =>
  pair.map((amount) => (
    <Text key={amount} style={[paper.stoneValue, { marginTop: 2 }]}>
      {printable(amount)}
    </Text>
  ))
