import { Document, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer'
import type { Company } from '@sillar/documents/company'
import { families } from '@sillar/documents/complaint-pdf'
import { printable } from '@sillar/domain/document/printable-text'
import { formatPen, formatUsd, type Money } from '@sillar/domain/money/money'
import { timesOf } from '@sillar/domain/quote/payment-plan'
import { type PlanYear, scheduleByYear } from '@sillar/domain/quote/payment-schedule'
import { proformaDay, proformaWords } from '@sillar/domain/quote/proforma-words'
import type { QuoteDocument } from '@sillar/domain/quote/quote-document'
import { qrPath } from './qr-path'
import { paper, squareInk } from './quote-pdf.styles'

/** It names nobody: a sheet of ours has no room for a stranger's words. */
export type ProformaOrder = {
  quote: QuoteDocument
  checkAddress: string
  /** Opens this very quote; it stands on the sheet as a square to be photographed. */
  checkUrl: string
}

export const quotePdf = async (order: ProformaOrder, company: Company): Promise<Uint8Array> =>
  renderToBuffer(<Proforma {...order} company={company} />)

function Proforma({ quote, checkAddress, checkUrl, company }: ProformaOrder & { company: Company }) {
  const { locale, plan } = quote
  const words = proformaWords[locale]
  const day = (date: string) => proformaDay(date, locale)
  const years = scheduleByYear(plan, quote.start, quote.day)
  const instalments = years.flatMap((year) => year.instalments)
  const foot = `${printable(company.legalName)} · RUC ${company.ruc}`
  return (
    <Document title={`${words.proforma} ${quote.number}`} author={company.legalName} language={locale}>
      <Page size="A4" style={[paper.page, { fontFamily: families }]}>
        <View style={paper.content}>
          <View style={paper.head}>
            <Text style={paper.brand}>{printable(company.brand)}</Text>
            <View style={paper.numbered}>
              <Text style={paper.numberLabel}>{words.proforma}</Text>
              <Text style={paper.number}>{quote.number}</Text>
            </View>
          </View>
          <Text style={paper.title}>
            {printable(`${words.title(quote)} `)}
            <Text style={paper.bold}>{printable(quote.project.name)}</Text>
          </Text>
          <View style={paper.facts}>
            <Fact label={words.issued} value={day(quote.issuedOn)} />
            <Fact label={words.validUntil} value={`${day(quote.validUntil)}, 23:59`} />
            <Fact label={words.first} value={day(instalments[0]?.due ?? '')} />
            <Fact label={words.last} value={day(instalments.at(-1)?.due ?? '')} />
          </View>
          <Row cells={[words.item, words.dollars, words.soles]} isHead />
          <MoneyRow name={words.priceNames[quote.priceSource]} money={plan.price} />
          <MoneyRow name={words.down} money={plan.down} />
          <MoneyRow
            name={`${words.instalments(plan.months)} ${formatUsd(plan.instalment.usd)} · ${formatPen(plan.instalment.pen)}`}
            money={timesOf(plan.instalment, plan.months)}
          />
          <MoneyRow name={words.total} money={plan.price} isTotal />
          <Text style={paper.fine}>
            {`${words.proof}: ${formatUsd(plan.down.usd)} + ${plan.months} × ${formatUsd(plan.instalment.usd)} = ${formatUsd(plan.price.usd)}; ${formatPen(plan.down.pen)} + ${plan.months} × ${formatPen(plan.instalment.pen)} = ${formatPen(plan.price.pen)}. ${words.interest}`}
          </Text>
          <Text style={paper.subtitle}>{words.schedule}</Text>
          <YearRow cells={[words.year, words.payments, words.paid, words.soles, words.left, words.soles]} isHead />
          {years.map((year) => (
            <YearRow key={year.year} cells={yearCells(year, words.when(quote.day))} />
          ))}
          <View style={paper.code} wrap={false}>
            <Square text={checkUrl} />
            <View style={paper.codeWords}>
              <Text style={paper.muted}>{words.code}</Text>
              <Text style={paper.codeValue}>{quote.code}</Text>
              <Text style={paper.muted}>{words.check(checkAddress)}</Text>
            </View>
          </View>
          {words.notes(quote, day(quote.rate.date)).map((note) => (
            <Text key={note} style={paper.note}>
              {note}
            </Text>
          ))}
        </View>
        <Foot text={`${foot} · ${quote.number}`} page={words.page} />
      </Page>
      <Page size="A4" style={[paper.page, { fontFamily: families }]}>
        <View style={paper.content}>
          <Text style={paper.subtitle}>{words.monthByMonth}</Text>
          <MonthRow cells={[words.number, words.due, words.instalment, words.soles, words.left, words.soles]} isHead />
          {instalments.map(({ number, due, left }) => (
            <MonthRow key={number} cells={[String(number), day(due), ...both(plan.instalment), ...both(left)]} />
          ))}
        </View>
        <Foot text={`${foot} · ${quote.number}`} page={words.page} />
      </Page>
    </Document>
  )
}

const SQUARE_POINTS = 68

function Square({ text }: { text: string }) {
  const { size, path } = qrPath(text)
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} width={SQUARE_POINTS} height={SQUARE_POINTS}>
      <Path d={path} fill={squareInk} />
    </Svg>
  )
}

const both = ({ usd, pen }: Money) => [formatUsd(usd), formatPen(pen)]

function yearCells({ year, instalments, paid, left }: PlanYear, when: string): string[] {
  const [from, to] = [instalments[0]?.number, instalments.at(-1)?.number]
  return [String(year), `${from === to ? from : `${from}–${to}`}, ${when}`, ...both(paid), ...both(left)]
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <View style={paper.fact}>
      <Text style={paper.muted}>{label}</Text>
      <Text style={paper.bold}>{printable(value).trim() || '—'}</Text>
    </View>
  )
}

function MoneyRow({ name, money, isTotal = false }: { name: string; money: Money; isTotal?: boolean }) {
  return <Row cells={[name, formatUsd(money.usd), formatPen(money.pen)]} isTotal={isTotal} />
}

type RowProps = { cells: string[]; isHead?: boolean; isTotal?: boolean }

function Row({ cells: [name = '', usd = '', pen = ''], isHead = false, isTotal = false }: RowProps) {
  const figure = isHead ? paper.headFigure : isTotal ? paper.totalFigure : paper.figure
  return (
    <View style={[paper.row, isHead ? paper.headRow : {}, isTotal ? paper.totalRow : {}]}>
      <Text style={[paper.rowName, isHead ? paper.muted : {}, isTotal ? paper.totalName : {}]}>{name}</Text>
      <Text style={figure}>{usd}</Text>
      <Text style={figure}>{pen}</Text>
    </View>
  )
}

const columns = ['8%', '20%', '18%', '18%', '19%', '17%']

const YearRow = (props: RowProps) => <Cells {...props} isAiry />
/** Sixty of them stand on one sheet. */
const MonthRow = (props: RowProps) => <Cells {...props} />

type CellsProps = RowProps & { isAiry?: boolean }

function Cells({ cells, isHead = false, isAiry = false }: CellsProps) {
  return (
    <View style={[paper.cells, isAiry ? paper.yearCells : {}, isHead ? paper.headRow : {}]} wrap={false}>
      {cells.map((cell, at) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: a column, always in its place
          key={at}
          style={[
            { width: columns[at] ?? 'auto', textAlign: at < 2 ? 'left' : 'right' },
            isHead ? paper.muted : {},
            at === 0 && !isHead ? paper.bold : {},
          ]}
        >
          {cell}
        </Text>
      ))}
    </View>
  )
}

function Foot({ text, page }: { text: string; page: string }) {
  return (
    <Text
      fixed
      style={paper.foot}
      render={({ pageNumber, totalPages }) => `${text} · ${page} ${pageNumber}/${totalPages}`}
    />
  )
}
