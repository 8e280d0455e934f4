/** @jsxRuntime automatic */
import { brand } from '@app/brand/brand'
import { colors } from '@app/brand/colors'
import { fontFamilies } from '@app/documents/print-font'
import { formatDay } from '@app/domain/calendar/format-date'
import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Block, SampleDocument } from './sample-document'

const { ink, inkSoft, surface, surfaceLine } = colors

const styles = StyleSheet.create({
  page: { padding: '36 48 56', color: ink, fontFamily: fontFamilies },
  // The line height is not set on the page, because the renderer drops a page number that inherits it.
  content: { fontSize: 9.5, lineHeight: 1.4 },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    paddingBottom: 12,
    borderBottom: `1.5 solid ${ink}`,
  },
  issuer: { fontSize: 12, fontWeight: 700 },
  soft: { fontSize: 8.5, color: inkSoft },
  title: { fontSize: 24, lineHeight: 1.15, marginTop: 18, marginBottom: 14 },
  bold: { fontWeight: 700 },
  row: { flexDirection: 'row', paddingVertical: 5, borderTop: `0.75 solid ${surfaceLine}` },
  name: { width: 130, color: inkSoft },
  value: { flexGrow: 1, flexBasis: 0, fontWeight: 700 },
  clause: { marginBottom: 7 },
  tableRow: { flexDirection: 'row', paddingVertical: 2.5, borderTop: `0.75 solid ${surfaceLine}` },
  cell: { flexGrow: 1, flexBasis: 0 },
  svgs: { flexDirection: 'row', flexWrap: 'wrap', gap: 10, marginBottom: 12 },
  checks: { backgroundColor: surface, padding: '12 16', marginTop: 16 },
  checksTitle: { fontSize: 12, fontWeight: 700, marginBottom: 4 },
  check: { flexDirection: 'row', gap: 8, marginTop: 4 },
  number: { width: 12, fontWeight: 700 },
  english: { marginTop: 12, fontSize: 8.5, color: inkSoft },
  watermark: {
    position: 'absolute',
    top: 360,
    left: 60,
    fontSize: 110,
    fontWeight: 700,
    color: ink,
    opacity: 0.05,
    transform: 'rotate(-32deg)',
  },
  foot: { position: 'absolute', bottom: 26, left: 48, right: 48, fontSize: 8, color: inkSoft, textAlign: 'center' },
})

const sampleMark = 'Muestra sin valor legal: la empresa y los datos son inventados. Sample: no legal value.'

export const documentPdf = async (document: SampleDocument): Promise<Uint8Array> =>
  renderToBuffer(<SamplePages document={document} />)

function SamplePages({ document }: { document: SampleDocument }) {
  const { title, project, issuer, date, blocks, checks, summary } = document
  return (
    <Document
      title={`${title}, ${project} (muestra)`}
      author={brand.name}
      language="es"
      // A fixed date keeps the file the same each time it is written.
      creationDate={new Date(`${date}T12:00:00Z`)}
    >
      <Page size="A4" style={styles.page}>
        <Text fixed style={styles.watermark}>
          MUESTRA
        </Text>
        <View style={styles.content}>
          <View style={styles.head}>
            <Text style={styles.issuer}>{issuer}</Text>
            <Text style={styles.soft}>{formatDay(date, 'es')}</Text>
          </View>
          <Text style={styles.title}>
            {`${title} `}
            <Text style={styles.bold}>{project}</Text>
          </Text>
          {blocks.map((block) => (
            <DocumentBlock key={block.type} block={block} />
          ))}
          <View style={styles.checks} wrap={false}>
            <Text style={styles.checksTitle}>Qué mirar en el documento real</Text>
            {checks.map(({ question, answer }, index) => (
              <View key={question} style={styles.check}>
                <Text style={styles.number}>{index + 1}</Text>
                <Text style={styles.cell}>
                  <Text style={styles.bold}>{`${question} `}</Text>
                  {answer}
                </Text>
              </View>
            ))}
          </View>
          <Text style={styles.english}>
            <Text style={styles.bold}>{'In English. '}</Text>
            {summary}
          </Text>
        </View>
        <Text
          fixed
          style={styles.foot}
          render={({ pageNumber, totalPages }) => `${sampleMark} ${pageNumber}/${totalPages}`}
        />
      </Page>
    </Document>
  )
}

function DocumentBlock({ block }: { block: Block }) {
  if (block.type === 'facts')
    return (
      <View style={{ marginBottom: 10 }}>
        {block.rows.map(([name, value]) => (
          <View key={name} style={styles.row} wrap={false}>
            <Text style={styles.name}>{name}</Text>
            <Text style={styles.value}>{value}</Text>
          </View>
        ))}
      </View>
    )
  if (block.type === 'clauses')
    return (
      <View>
        {block.clauses.map(({ title, text }, index) => (
          <View key={title} style={styles.clause} wrap={false}>
            <Text style={styles.bold}>{`${index + 1}. ${title}`}</Text>
            <Text>{text}</Text>
          </View>
        ))}
      </View>
    )
  if (block.type === 'table')
    return (
      <View>
        <TableRow cells={block.head} style={styles.soft} />
        {block.rows.map((cells) => (
          <TableRow key={cells[0]} cells={cells} style={styles.bold} />
        ))}
      </View>
    )
  return (
    <View style={styles.svgs}>
      {block.svgs.map((svg) => (
        <Image
          key={svg}
          src={`data:image/svg+xml;base64,${Buffer.from(printable(svg)).toString('base64')}`}
          style={fittingSize(svg, block.svgs.length === 1 ? { width: 499, height: 250 } : { width: 220, height: 165 })}
        />
      ))}
    </View>
  )
}

type Size = { width: number; height: number }

/** Returns the largest size at which an SVG fits a box. Without a height, the renderer would use that of the page. */
function fittingSize(svg: string, box: Size): Size {
  const [, width = 1, height = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
  const scale = Math.min(box.width / width, box.height / height)
  return { width: width * scale, height: height * scale }
}

function TableRow({ cells, style }: { cells: string[]; style: (typeof styles)['soft' | 'bold'] }) {
  return (
    <View style={styles.tableRow} wrap={false}>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
        <Text key={index} style={[styles.cell, style]}>
          {cell}
        </Text>
      ))}
    </View>
  )
}

/**
 * Returns an SVG for print. Labels name the embedded font, because the renderer does not inherit it. Font weights are
 * words, because the renderer does not support numbers, and only "demibold" selects the bold font. English labels are
 * removed, because the renderer ignores the attribute that hides them.
 */
const printable = (svg: string): string =>
  svg
    .replace(/<text lang="en"[^>]*>.*?<\/text>/g, '')
    .replaceAll('<text ', `<text font-family="${fontFamilies[0]}" `)
    .replace(/ font-weight="[45]00"/g, '')
    .replace(/font-weight="[67]00"/g, 'font-weight="demibold"')
