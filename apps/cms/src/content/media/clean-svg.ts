import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

// The site inlines SVGs into its pages, and browsers also open them directly, so anything that could run as a script
// is removed before the file is stored. A deny list is never complete (`<path/onload=…>`, `&#106;avascript:`, a file
// in UTF-16), so the markup is parsed and only known SVG elements are kept.

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const { window } = new JSDOM('')
const purifier = createPurifier(window)

/** Matches a link to a part of the SVG, or an embedded image. */
const internalLink = /^(#|data:image\/(png|jpeg|webp);base64,)/i
/** Matches a value that may refer to something outside the SVG. A backslash could hide such a value. */
const externalResource = /url\s*\((?!\s*["']?#)|@import|\\/i

purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const isLink = /(^|:)href$/i.test(attribute.attrName)
  if (isLink && !internalLink.test(attribute.attrValue.trim())) attribute.keepAttr = false
  if (externalResource.test(attribute.attrValue)) attribute.keepAttr = false
})

/**
 * Removes scripts and external resources from an SVG. Returns `undefined` if the file is not a valid SVG or declares
 * entities.
 */
export function cleanSvg(bytes: Uint8Array): string | undefined {
  const text = withoutProlog(decode(bytes) ?? '')
  // Nested entities can expand to gigabytes.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined
  const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (root?.namespaceURI !== SVG_NAMESPACE || root.nodeName !== 'svg') return undefined
  purifier.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    // XML and HTML parsers treat some of these elements differently, and styles would apply to the whole page.
    FORBID_TAGS: ['style', 'title', 'desc', 'a'],
    ADD_TAGS: ['use'],
    ADD_ATTR: ['role'],
    ALLOW_DATA_ATTR: false,
  })
  return new window.XMLSerializer().serializeToString(root)
}

/** Decodes the file like a browser, which detects UTF-16 by the first bytes. */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  try {
    return new TextDecoder(isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8', { fatal: true }).decode(
      bytes,
    )
  } catch {
    return undefined
  }
}

/** Removes the XML prolog, which may name an encoding other than the stored UTF-8. */
const withoutProlog = (text: string) => text.replace(/^\s*(<\?xml[^>]*\?>)?(\s|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/i, '')
