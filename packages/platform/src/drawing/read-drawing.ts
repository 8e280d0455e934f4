// Reads an SVG once, at upload, into what pages need of it: the site sets the parts into its pages without parsing.

import { type Locale, locales } from '@sillar/domain/language/localized.schema'
import { isLotShape } from '@sillar/domain/lot/lot-plan'
import type { DrawingParts } from '@sillar/domain/snapshot/media.schema'
import { DomUtils, parseDocument } from 'htmlparser2'

// Entities stay as they are written, so that what is not changed is written back to the letter.
const syntax = { xmlMode: true, decodeEntities: false, encodeEntities: false } as const

type Element = ReturnType<typeof elementsIn>[number]

/** Throws where the file is no drawing, or could act as a program: the parts are set into pages as they are. */
export function readDrawing(svg: string): DrawingParts {
  const root = elementsIn(parseDocument(svg, syntax)).find(({ name }) => name === 'svg')
  if (!root) throw new Error('This is not an SVG.')
  if ([root, ...elementsIn(root)].some(isActive)) throw new Error('The drawing holds active content.')
  const shapes = elementsIn(root).filter(isShape)
  return {
    viewBox: root.attribs.viewBox ?? null,
    fill: root.attribs.fill ?? null,
    content: inLanguages(root, () => true),
    // The lots of a plan are drawn again by the site, each in the pattern of its state.
    ground: shapes.length > 0 ? inLanguages(root, (element) => !isShape(element)) : null,
    shapes: shapes.map(({ attribs }) => ({ id: attribs.id ?? '', points: attribs.points ?? '' })),
  }
}

/** What stands inside the `svg` element, in both languages. */
function inLanguages(root: Element, isKept: (element: Element) => boolean): Record<Locale, string> {
  const contentIn = (locale: Locale) => {
    const copy = root.cloneNode(true)
    for (const element of elementsIn(copy)) {
      if (!isKept(element) || (element.attribs.lang ?? locale) !== locale) DomUtils.removeElement(element)
      else showNames(element)
    }
    return DomUtils.getInnerHTML(copy, syntax)
  }
  const [es, en] = locales.map(contentIn)
  return { es: es ?? '', en: en ?? '' }
}

/** A drawing has its names in both languages, one of them hidden: in a page only those of its language are left. */
function showNames({ attribs }: Element): void {
  if (!attribs.lang) return
  delete attribs.lang
  if (attribs.display === 'none') delete attribs.display
}

const elementsIn = (node: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
  DomUtils.getElementsByTagName('*', node, true)

const isShape = ({ name, attribs }: Element) => name === 'polygon' && isLotShape(attribs.id)

const activeElements = /^(script|foreignobject|iframe|animate\w*|set)$/
/** Only a part of the same drawing, or a picture inside it. */
const staysInside = /^\s*(#|data:image\/(png|jpeg|webp);base64,)/i

function isActive({ name, attribs }: Element): boolean {
  if (activeElements.test(localName(name))) return true
  return Object.entries(attribs).some(([attribute, value]) => {
    const own = localName(attribute)
    return own.startsWith('on') || (own === 'href' && !staysInside.test(value)) || /javascript:/i.test(value)
  })
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()
