import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

// The site inlines SVGs into its pages, and browsers also open them directly, so anything that could run as a script
// is removed before the file is stored. A deny list is never complete (`<path/onload=…>`, `&#106;avascript:`, a file
// in UTF-16), so the markup is parsed and only known drawing elements are kept.

const SVG = 'http://www.w3.org/2000/svg'
const { window } = new JSDOM('')
const purifier = createPurifier(window)

/** A part of the same SVG, or an embedded image. */
const isInternal = /^(#|data:image\/(png|jpeg|webp);base64,)/i
/** A style or fill that references anything but a part of the same SVG. */
const isExternal = /url\s*\((?!\s*["']?#)|@import|\\/i

purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const isLink = /(^|:)href$/i.test(attribute.attrName)
  if (isLink && !isInternal.test(attribute.attrValue.trim())) attribute.keepAttr = false
  if (isExternal.test(attribute.attrValue)) attribute.keepAttr = false
})

/** Returns the SVG as UTF-8 without anything that could run or fetch, or `undefined` if it is not an SVG. */
export function cleanSvg(bytes: Uint8Array): string | undefined {
  const text = withoutProlog(decoded(bytes) ?? '')
  // Nested entities can expand to gigabytes. No SVG editor needs them.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (root?.namespaceURI !== SVG || root.nodeName !== 'svg') return undefined
  purifier.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    // XML and HTML parsers read these elements differently. Styles would apply to the whole page.
    FORBID_TAGS: ['style', 'title', 'desc', 'a'],
    ADD_TAGS: ['use'],
    ADD_ATTR: ['role'],
    ALLOW_DATA_ATTR: false,
  })
  return new window.XMLSerializer().serializeToString(root)
}

/** Decodes the file as a browser would, by its first bytes. */
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

/** Removes the XML prolog, because the stored encoding differs. */
const withoutProlog = (text: string) => text.replace(/^\s*(<\?xml[^>]*\?>)?(\s|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/i, '')
