import { createRequire } from 'node:module'
import { brand } from '@app/brand/brand'
import { themes } from '@app/brand/colors'
import type { Brochure, BrochureImage } from '@app/domain/brochure/brochure'
import { brochureMessages } from '@app/domain/brochure/brochure-messages'
import { replaceUnprintable } from '@app/domain/document/printable-text'
import { Document, Font, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { AboutPage } from './brochure-about'
import { ContactPage } from './brochure-contact'
import type { BrochureContext } from './brochure-context'
import { FactsPage } from './brochure-facts'
import { styles } from './brochure-pdf.styles'
import { uncompressedFont } from './uncompressed-font'

const resolveFont = createRequire(import.meta.url).resolve
const { fontsource, installed } = brand.font
Font.registerHyphenationCallback((word) => [word])
const fontFamilies = (['latin', 'latin-ext'] as const).map((subset) => {
  const family = `${installed} brochure, ${subset}`
  Font.register({
    family,
    fonts: [300, 400, 700].map((weight) => ({
      src: uncompressedFont(
        resolveFont(`@fontsource/${fontsource}/files/${fontsource}-${subset}-${weight}-normal.woff`),
      ),
      fontWeight: weight,
    })),
  })
  return family
})

/** `images` maps a file name to its bytes. The space of a missing image stays blank. */
export type BrochureRequest = { brochure: Brochure; images: Record<string, Uint8Array>; siteUrl: string }

export const brochurePdf = async (request: BrochureRequest): Promise<Uint8Array> =>
  renderToBuffer(<BrochureDocument {...request} />)

function BrochureDocument({ brochure, images, siteUrl }: BrochureRequest) {
  const { locale, name, company } = brochure
  const messages = brochureMessages[locale]
  const context: BrochureContext = {
    brochure,
    messages,
    theme: themes[brochure.kind],
    renderImage: (image) => <RenderedImage image={image} images={images} />,
  }
  const footerText = `${company.legalName} · RUC ${company.ruc} · ${messages.kind} ${name}`
  const pageUrl = `${siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}${brochure.page}`
  return (
    <Document title={`${name} · ${messages.kind}`} author={company.legalName} language={locale}>
      <Page size="A4" style={[styles.page, { fontFamily: fontFamilies, color: context.theme.ink }]}>
        <Cover {...context} />
      </Page>
      {[
        <AboutPage key="about" {...context} />,
        <FactsPage key="facts" {...context} />,
        <ContactPage key="contact" {...context} pageUrl={pageUrl} />,
      ].map((content) => (
        <Page
          key={content.key}
          size="A4"
          style={[styles.page, { fontFamily: fontFamilies, color: context.theme.ink, paddingBottom: 44 }]}
        >
          {content}
          <Text
            fixed
            style={[styles.footer, { color: context.theme.soft }]}
            render={({ pageNumber, totalPages }) => `${replaceUnprintable(footerText)} · ${pageNumber}/${totalPages}`}
          />
        </Page>
      ))}
    </Document>
  )
}

function Cover({ brochure, theme, renderImage }: BrochureContext) {
  const { typeLabel, name, place, tagline, price, area, term, company } = brochure
  return (
    <>
      <View style={styles.coverImage}>{renderImage(brochure.images.cover)}</View>
      <Text style={styles.brand}>{replaceUnprintable(company.brand)}</Text>
      <View style={styles.coverRow}>
        <View style={[styles.coverName, { backgroundColor: theme.ink, color: '#ffffff' }]}>
          <View>
            <Text style={styles.coverType}>{replaceUnprintable(typeLabel)}</Text>
            <Text style={styles.coverTitle}>{replaceUnprintable(name)}</Text>
          </View>
          <View>
            {tagline && <Text style={[styles.coverTagline, styles.bold]}>{replaceUnprintable(tagline)}</Text>}
            <Text style={[styles.coverTagline, { color: theme.softOnInk }]}>{replaceUnprintable(place)}</Text>
          </View>
        </View>
        <View style={styles.coverSide}>
          <View style={[styles.coverPrice, { backgroundColor: theme.accent, color: theme.onAccent }]}>
            <Text style={styles.coverLabel}>{price.label}</Text>
            <View>
              {price.amounts.map((amount) => (
                <Text key={amount} style={styles.coverAmount}>
                  {replaceUnprintable(amount)}
                </Text>
              ))}
            </View>
          </View>
          <View style={styles.coverFacts}>
            <Text style={styles.coverFact}>{replaceUnprintable(area)}</Text>
            {term && <Text style={styles.coverFact}>{replaceUnprintable(term)}</Text>}
          </View>
        </View>
      </View>
    </>
  )
}

function RenderedImage({ image, images }: { image: BrochureImage | null; images: BrochureRequest['images'] }) {
  const bytes = image && images[image.file]
  if (!bytes) return null
  return (
    <Image
      src={{ data: Buffer.from(bytes), format: 'jpg' }}
      style={[styles.full, { objectFit: 'cover', objectPosition: `${image.focal.x}% ${image.focal.y}%` }]}
    />
  )
}
