import { createRequire } from 'node:module'
import { Document, Font, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { Brochure, BrochurePicture } from '@sillar/domain/brochure/brochure'
import { brochureWords } from '@sillar/domain/brochure/brochure-words'
import { printable } from '@sillar/domain/document/printable-text'
import { AboutPage } from './brochure-about'
import type { Drawing } from './brochure-drawing'
import { FactsPage } from './brochure-facts'
import { paper, themes } from './brochure-pdf.styles'
import { TalkPage } from './brochure-talk'
import { unpackedFont } from './unpacked-font'

const fontFile = createRequire(import.meta.url).resolve
Font.registerHyphenationCallback((word) => [word])
const families = (['latin', 'latin-ext'] as const).map((subset) => {
  const family = `Geologica of brochures, ${subset}`
  Font.register({
    family,
    fonts: [300, 400, 700].map((weight) => ({
      src: unpackedFont(fontFile(`@fontsource/geologica/files/geologica-${subset}-${weight}-normal.woff`)),
      fontWeight: weight,
    })),
  })
  return family
})

/** `pictures`: the bytes of those that could be read, by their file. A missing one leaves its place to the ground. */
export type BrochureOrder = { brochure: Brochure; pictures: Record<string, Uint8Array>; siteAddress: string }

export const brochurePdf = async (order: BrochureOrder): Promise<Uint8Array> =>
  renderToBuffer(<BrochurePaper {...order} />)

function BrochurePaper({ brochure, pictures, siteAddress }: BrochureOrder) {
  const { locale, name, company } = brochure
  const words = brochureWords[locale]
  const drawing: Drawing = {
    brochure,
    words,
    theme: themes[brochure.kind],
    show: (picture) => <Shown picture={picture} pictures={pictures} />,
  }
  const foot = `${company.legalName} · RUC ${company.ruc} · ${words.kind} ${name}`
  const online = `${siteAddress.replace(/^https?:\/\//, '').replace(/\/$/, '')}${brochure.page}`
  return (
    <Document title={`${name} · ${words.kind}`} author={company.legalName} language={locale}>
      <Page size="A4" style={[paper.page, { fontFamily: families, color: drawing.theme.ink }]}>
        <Cover {...drawing} />
      </Page>
      {[
        <AboutPage key="about" {...drawing} />,
        <FactsPage key="facts" {...drawing} />,
        <TalkPage key="talk" {...drawing} online={online} />,
      ].map((content) => (
        <Page
          key={content.key}
          size="A4"
          style={[paper.page, { fontFamily: families, color: drawing.theme.ink, paddingBottom: 44 }]}
        >
          {content}
          <Text
            fixed
            style={[paper.foot, { color: drawing.theme.soft }]}
            render={({ pageNumber, totalPages }) => `${printable(foot)} · ${pageNumber}/${totalPages}`}
          />
        </Page>
      ))}
    </Document>
  )
}

function Cover({ brochure, theme, show }: Drawing) {
  const { typeLabel, name, place, tagline, price, area, term, company } = brochure
  return (
    <>
      <View style={paper.coverPicture}>{show(brochure.pictures.cover)}</View>
      <Text style={paper.brand}>{printable(company.brand)}</Text>
      <View style={paper.coverCourse}>
        <View style={[paper.coverName, { backgroundColor: theme.ink, color: '#ffffff' }]}>
          <View>
            <Text style={paper.coverType}>{printable(typeLabel)}</Text>
            <Text style={paper.coverTitle}>{printable(name)}</Text>
          </View>
          <View>
            {tagline && <Text style={[paper.coverTagline, paper.bold]}>{printable(tagline)}</Text>}
            <Text style={[paper.coverTagline, { color: theme.softOnInk }]}>{printable(place)}</Text>
          </View>
        </View>
        <View style={paper.coverSide}>
          <View style={[paper.coverPrice, { backgroundColor: theme.accent, color: theme.onAccent }]}>
            <Text style={paper.coverLabel}>{price.label}</Text>
            <View>
              {price.amounts.map((amount) => (
                <Text key={amount} style={paper.coverAmount}>
                  {printable(amount)}
                </Text>
              ))}
            </View>
          </View>
          <View style={paper.coverFacts}>
            <Text style={paper.coverFact}>{printable(area)}</Text>
            {term && <Text style={paper.coverFact}>{printable(term)}</Text>}
          </View>
        </View>
      </View>
    </>
  )
}

function Shown({ picture, pictures }: { picture: BrochurePicture | null; pictures: BrochureOrder['pictures'] }) {
  const bytes = picture && pictures[picture.file]
  if (!bytes) return null
  return (
    <Image
      src={{ data: Buffer.from(bytes), format: 'jpg' }}
      style={[paper.full, { objectFit: 'cover', objectPosition: `${picture.focal.x}% ${picture.focal.y}%` }]}
    />
  )
}
