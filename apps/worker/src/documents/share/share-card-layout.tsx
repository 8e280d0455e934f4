// Renders a share card as a column of blocks, as at the top of a project page: name, price, term and brand. The image,
// which sharp adds, is at the right.
import { brand } from '@app/brand/brand'
import { colors, themes } from '@app/brand/colors'
import { type ShareCard, shareImageSize } from '@app/domain/share/share-card'
import type { CSSProperties, ReactNode } from 'react'
import { lineSize, titleSize } from './title-size'

const { width, height } = shareImageSize
const PADDING = 44
const FOOT_HEIGHT = 150
const PRICE_HEIGHT = 190
const TERM_WIDTH = 232

/** The column of blocks. The background is visible in the gaps between them. */
export const column = { width: 532, gap: 8 }
const TEXT_WIDTH = column.width - 2 * PADDING

export type DrawnLogo = { viewBox: string; svg: string }

export function Card({ card, logo }: { card: ShareCard; logo: DrawnLogo | null }) {
  const { ink, softOnInk } = themes[card.theme]
  return (
    <div style={{ display: 'flex', width, height, fontFamily: 'brand', color: ink }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexShrink: 0,
          width: column.width,
          height,
          gap: column.gap,
        }}
      >
        <Block style={{ flexGrow: 1, gap: 20, backgroundColor: ink, color: colors.white }}>
          {logo ? <Logo logo={logo} /> : <Title title={card.title} />}
          {card.text && <Line color={softOnInk}>{card.text}</Line>}
        </Block>
        {(card.price || card.status) && <PriceBlock card={card} />}
        <div style={{ display: 'flex', height: FOOT_HEIGHT, gap: column.gap }}>
          {card.term && <TermBlock term={card.term} theme={card.theme} />}
          <BrandBlock {...card} />
        </div>
      </div>
      {card.stones && <Stones count={card.stones} theme={card.theme} />}
    </div>
  )
}

const Block = ({ style, children }: { style: CSSProperties; children: ReactNode }) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      paddingLeft: PADDING,
      paddingRight: PADDING,
      ...style,
    }}
  >
    {children}
  </div>
)

const Line = ({ color, children }: { color: string; children: string }) => (
  <div style={{ display: 'flex', fontSize: 25, lineHeight: 1.35, color }}>{children}</div>
)

function Title({ title: [light, bold] }: { title: [string, string] }) {
  const fontSize = titleSize([light, bold].filter(Boolean), TEXT_WIDTH)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        fontSize,
        lineHeight: 1.06,
        letterSpacing: -0.03 * fontSize,
        textWrap: 'balance',
      }}
    >
      {light && <div style={{ display: 'flex', fontWeight: 300 }}>{light}</div>}
      <div style={{ display: 'flex', fontWeight: 700 }}>{bold}</div>
    </div>
  )
}

const LOGO_HEIGHT = 84

function Logo({ logo: { viewBox, svg } }: { logo: DrawnLogo }) {
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(' ').map(Number)
  const scale = Math.min(LOGO_HEIGHT / boxHeight, TEXT_WIDTH / boxWidth)
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  // biome-ignore lint/a11y/useAltText: the element becomes part of an image, whose description is in the page.
  return <img src={source} width={boxWidth * scale} height={boxHeight * scale} />
}

function PriceBlock({ card: { price, status, theme } }: { card: ShareCard }) {
  const { soft } = themes[theme]
  return (
    <Block style={{ height: PRICE_HEIGHT, gap: 8, backgroundColor: colors.white }}>
      {price && <Line color={soft}>{price.label}</Line>}
      {price && <Amounts amounts={price.amounts} />}
      {status && (
        <div style={{ display: 'flex', gap: 12, fontSize: 48, letterSpacing: -1.4 }}>
          <div style={{ display: 'flex', fontWeight: 300 }}>{status.title[0]}</div>
          <div style={{ display: 'flex', fontWeight: 700 }}>{status.title[1]}</div>
        </div>
      )}
      {status && <Line color={soft}>{status.text}</Line>}
    </Block>
  )
}

function Amounts({ amounts: [usd, pen] }: { amounts: [string, string] }) {
  const priceGap = 18
  // Both amounts stay on one line, because the vertical line between them says that they are the same price.
  const fontSize = Math.min(50, lineSize(`${usd}${pen}*`, TEXT_WIDTH - 2 * priceGap))
  return (
    <div
      style={{ display: 'flex', alignItems: 'center', gap: priceGap, fontSize, fontWeight: 700, letterSpacing: -1.4 }}
    >
      <div style={{ display: 'flex' }}>{usd}</div>
      <div style={{ display: 'flex', width: 2, height: 42, backgroundColor: colors.surfaceLine }} />
      <div style={{ display: 'flex' }}>{`${pen}*`}</div>
    </div>
  )
}

function TermBlock({ term: [months, interest], theme }: { term: [string, string]; theme: ShareCard['theme'] }) {
  const { accent, onAccent } = themes[theme]
  return (
    <Block style={{ width: TERM_WIDTH, paddingRight: 0, backgroundColor: accent, color: onAccent }}>
      <div style={{ display: 'flex', fontSize: 32, fontWeight: 700, letterSpacing: -0.8 }}>{months}</div>
      <div style={{ display: 'flex', fontSize: 20 }}>{interest}</div>
    </Block>
  )
}

function BrandBlock({ demo, theme, term }: Pick<ShareCard, 'demo' | 'theme' | 'term'>) {
  const { ink, soft } = themes[theme]
  const { viewBox, paths } = brand.mark
  return (
    <Block
      style={{
        flexGrow: 1,
        gap: 10,
        paddingLeft: term ? 32 : PADDING,
        paddingRight: 0,
        backgroundColor: colors.surfaceSunk,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 14, fontSize: 31 }}>
        <svg aria-hidden width={44} height={44} viewBox={viewBox}>
          {paths.map(({ d }) => (
            <path key={d} d={d} fill={ink} />
          ))}
        </svg>
        <div style={{ display: 'flex', letterSpacing: -0.6, whiteSpace: 'pre' }}>
          <div style={{ display: 'flex', fontWeight: 300, whiteSpace: 'pre' }}>{brand.wordmark.light}</div>
          <div style={{ display: 'flex', fontWeight: 700 }}>{brand.wordmark.bold}</div>
        </div>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 20, fontSize: 20, color: soft }}>
        <div style={{ display: 'flex' }}>{brand.domain}</div>
        {demo && <div style={{ display: 'flex' }}>{demo}</div>}
      </div>
    </Block>
  )
}

const STONES_PER_COURSE = 6
const STONE_GAP = 6

/** Draws one stone per instalment above the long stone of the down payment. */
function Stones({ count, theme }: { count: number; theme: ShareCard['theme'] }) {
  const { ink, accent } = themes[theme]
  const courses = Array.from({ length: Math.ceil(count / STONES_PER_COURSE) }, (_, course) =>
    Array.from({ length: Math.min(STONES_PER_COURSE, count - course * STONES_PER_COURSE) }, (_item, stone) => stone),
  )
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: STONE_GAP,
        width: width - column.width - column.gap,
        height,
        marginLeft: column.gap,
        padding: 40,
        boxSizing: 'border-box',
        backgroundColor: colors.surfaceSunk,
      }}
    >
      {courses.map((stones, course) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the courses never change their order.
        <div key={course} style={{ display: 'flex', flexGrow: 1, gap: STONE_GAP }}>
          {stones.map((stone) => (
            <div
              key={stone}
              style={{
                display: 'flex',
                // Long and short stones alternate, and each course starts with the other length, as in masonry.
                flexGrow: (stone + course) % 2 === 0 ? 5 : 3,
                backgroundColor: course === 0 && stone === 0 ? accent : colors.white,
              }}
            />
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', flexShrink: 0, height: 84, backgroundColor: ink }} />
    </div>
  )
}
