import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

// The site sets drawings into its pages, and browsers open them by themselves: what could act as a program is taken out
// before the file is kept. A list of what is dangerous always lacks something (`<path/onload=…>`, `&#106;avascript:`, a
// file in UTF-16), so the markup is read by a parser, and only what is known to draw stays.

const SVG = 'http://www.w3.org/2000/svg'
const { window } = new JSDOM('')
const purifier = createPurifier(window)

/** Only a part of the same drawing, or a picture inside it. */
const staysInside = /^(#|data:image\/(png|jpeg|webp);base64,)/i
/** In a style or a fill: a part of the same drawing. */
const leadsOutside = /url\s*\((?!\s*["']?#)|@import|\\/i

purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const isAddress = /(^|:)href$/i.test(attribute.attrName)
  if (isAddress && !staysInside.test(attribute.attrValue.trim())) attribute.keepAttr = false
  if (leadsOutside.test(attribute.attrValue)) attribute.keepAttr = false
})

/** The drawing as UTF-8 without anything that could run or fetch, or `undefined` if it is no drawing. */
export function cleanDrawing(bytes: Uint8Array): string | undefined {
  const text = withoutProlog(decoded(bytes) ?? '')
  // Entities can make a gigabyte of a line. No drawing program needs them.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (root?.namespaceURI !== SVG || root.nodeName !== 'svg') return undefined
  purifier.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    // Read as XML here and as HTML in a page; these are what the two read differently. Styles would reach the whole page.
    FORBID_TAGS: ['style', 'title', 'desc', 'a'],
    ADD_TAGS: ['use'],
    ADD_ATTR: ['role'],
    ALLOW_DATA_ATTR: false,
  })
  return new window.XMLSerializer().serializeToString(root)
}

/** As a browser would read it: by its first bytes. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  try {
    return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Without what stands before the drawing: its encoding is another from here on. */
const withoutProlog = (text: string) => text.replace(/^\s*(<\?xml[^>]*\?>)?(\s|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/i, '')
