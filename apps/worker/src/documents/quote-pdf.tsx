import type { Company } from '@app/documents/company'
import { fontFamilies } from '@app/documents/print-font'
import { formatDay } from '@app/domain/calendar/format-date'
import { replaceUnprintable } from '@app/domain/document/printable-text'
import { formatPen, formatUsd, type Money } from '@app/domain/money/money'
import { multiplyMoney } from '@app/domain/quote/payment-plan'
import { type PlanYear, scheduleByYear } from '@app/domain/quote/payment-schedule'
import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { quoteDocumentMessages } from '@app/domain/quote/quote-document-messages'
import { Document, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer'
import { qrPath } from './qr-path'
import { qrColor, styles } from './quote-pdf.styles'

/** Contains no name, because anyone can request a quote and our documents must not print text from strangers. */
export type QuotePdfRequest = {
  quote: QuoteDocument
  printedCheckUrl: string
  /** URL that opens this quote, printed as a QR code. */
  checkUrl: string
}

export const quotePdf = async (request: QuotePdfRequest, company: Company): Promise<Uint8Array> =>
  renderToBuffer(<QuotePages {...request} company={company} />)

function QuotePages({ quote, printedCheckUrl, checkUrl, company }: QuotePdfRequest & { company: Company }) {
  const { locale, plan } = quote
  const messages = quoteDocumentMessages[locale]
  const formatDate = (date: string) => formatDay(date, locale, 'short')
  const years = scheduleByYear(plan, quote.start, quote.day)
  const instalments = years.flatMap((year) => year.instalments)
  const footerText = `${replaceUnprintable(company.legalName)} · RUC ${company.ruc}`
  return (
    <Document title={`${messages.numberLabel} ${quote.number}`} author={company.legalName} language={locale}>
      <Page size="A4" style={[styles.page, { fontFamily: fontFamilies }]}>
        <View style={styles.content}>
          <View style={styles.head}>
            <Text style={styles.brand}>{replaceUnprintable(company.brand)}</Text>
            <View style={styles.numbered}>
              <Text style={styles.numberLabel}>{messages.numberLabel}</Text>
              <Text style={styles.number}>{quote.number}</Text>
            </View>
          </View>
          <Text style={styles.title}>
            {replaceUnprintable(`${messages.title(quote)} `)}
            <Text style={styles.bold}>{replaceUnprintable(quote.project.name)}</Text>
          </Text>
          <View style={styles.facts}>
            <Fact label={messages.issued} value={formatDate(quote.issuedOn)} />
            <Fact label={messages.validUntil} value={`${formatDate(quote.validUntil)}, 23:59`} />
            <Fact label={messages.first} value={formatDate(instalments[0]?.due ?? '')} />
            <Fact label={messages.last} value={formatDate(instalments.at(-1)?.due ?? '')} />
          </View>
          <Row cells={[messages.item, messages.dollars, messages.soles]} isHead />
          <MoneyRow name={messages.priceNames[quote.priceSource]} money={plan.price} />
          <MoneyRow name={messages.down} money={plan.down} />
          <MoneyRow
            name={`${messages.instalments(plan.months)} ${formatUsd(plan.instalment.usd)} · ${formatPen(plan.instalment.pen)}`}
            money={multiplyMoney(plan.instalment, plan.months)}
          />
          <MoneyRow name={messages.total} money={plan.price} isTotal />
          <Text style={styles.fine}>
            {`${messages.proof}: ${formatUsd(plan.down.usd)} + ${plan.months} × ${formatUsd(plan.instalment.usd)} = ${formatUsd(plan.price.usd)}; ${formatPen(plan.down.pen)} + ${plan.months} × ${formatPen(plan.instalment.pen)} = ${formatPen(plan.price.pen)}. ${messages.interest}`}
          </Text>
          <Text style={styles.subtitle}>{messages.schedule}</Text>
          <YearRow
            cells={[messages.year, messages.payments, messages.paid, messages.soles, messages.left, messages.soles]}
            isHead
          />
          {years.map((year) => (
            <YearRow key={year.year} cells={yearCells(year, messages.when(quote.day))} />
          ))}
          <View style={styles.code} wrap={false}>
            <QrCode text={checkUrl} />
            <View style={styles.codeWords}>
              <Text style={styles.muted}>{messages.code}</Text>
              <Text style={styles.codeValue}>{quote.code}</Text>
              <Text style={styles.muted}>{messages.check(printedCheckUrl)}</Text>
            </View>
          </View>
          {messages.notes(quote, formatDate(quote.rate.date)).map((note) => (
            <Text key={note} style={styles.note}>
              {note}
            </Text>
          ))}
        </View>
        <PageFooter text={`${footerText} · ${quote.number}`} page={messages.page} />
      </Page>
      <Page size="A4" style={[styles.page, { fontFamily: fontFamilies }]}>
        <View style={styles.content}>
          <Text style={styles.subtitle}>{messages.monthByMonth}</Text>
          <MonthRow
            cells={[messages.number, messages.due, messages.instalment, messages.soles, messages.left, messages.soles]}
            isHead
          />
          {instalments.map(({ number, due, left }) => (
            <MonthRow
              key={number}
              cells={[String(number), formatDate(due), ...formatBoth(plan.instalment), ...formatBoth(left)]}
            />
          ))}
        </View>
        <PageFooter text={`${footerText} · ${quote.number}`} page={messages.page} />
      </Page>
    </Document>
  )
}

const QR_CODE_POINTS = 68

function QrCode({ text }: { text: string }) {
  const { size, path } = qrPath(text)
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} width={QR_CODE_POINTS} height={QR_CODE_POINTS}>
      <Path d={path} fill={qrColor} />
    </Svg>
  )
}

const formatBoth = ({ usd, pen }: Money) => [formatUsd(usd), formatPen(pen)]

function yearCells({ year, instalments, paid, left }: PlanYear, when: string): string[] {
  const [from, to] = [instalments[0]?.number, instalments.at(-1)?.number]
  return [String(year), `${from === to ? from : `${from}–${to}`}, ${when}`, ...formatBoth(paid), ...formatBoth(left)]
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <View style={styles.fact}>
      <Text style={styles.muted}>{label}</Text>
      <Text style={styles.bold}>{replaceUnprintable(value).trim() || '—'}</Text>
    </View>
  )
}

function MoneyRow({ name, money, isTotal = false }: { name: string; money: Money; isTotal?: boolean }) {
  return <Row cells={[name, formatUsd(money.usd), formatPen(money.pen)]} isTotal={isTotal} />
}

type RowProps = { cells: string[]; isHead?: boolean; isTotal?: boolean }

function Row({ cells: [name = '', usd = '', pen = ''], isHead = false, isTotal = false }: RowProps) {
  const figure = isHead ? styles.headFigure : isTotal ? styles.totalFigure : styles.figure
  return (
    <View style={[styles.row, isHead ? styles.headRow : {}, isTotal ? styles.totalRow : {}]}>
      <Text style={[styles.rowName, isHead ? styles.muted : {}, isTotal ? styles.totalName : {}]}>{name}</Text>
      <Text style={figure}>{usd}</Text>
      <Text style={figure}>{pen}</Text>
    </View>
  )
}

const columns = ['8%', '20%', '18%', '18%', '19%', '17%']

const YearRow = (props: RowProps) => <Cells {...props} isSpacious />
/** Renders a compact row, because up to sixty rows must fit on one page. */
const MonthRow = (props: RowProps) => <Cells {...props} />

type CellsProps = RowProps & { isSpacious?: boolean }

function Cells({ cells, isHead = false, isSpacious = false }: CellsProps) {
  return (
    <View style={[styles.cells, isSpacious ? styles.yearCells : {}, isHead ? styles.headRow : {}]} wrap={false}>
      {cells.map((cell, index) => (
        <Text
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
          key={index}
          style={[
            { width: columns[index] ?? 'auto', textAlign: index < 2 ? 'left' : 'right' },
            isHead ? styles.muted : {},
            index === 0 && !isHead ? styles.bold : {},
          ]}
        >
          {cell}
        </Text>
      ))}
    </View>
  )
}

function PageFooter({ text, page }: { text: string; page: string }) {
  return (
    <Text
      fixed
      style={styles.foot}
      render={({ pageNumber, totalPages }) => `${text} · ${page} ${pageNumber}/${totalPages}`}
    />
  )
}
