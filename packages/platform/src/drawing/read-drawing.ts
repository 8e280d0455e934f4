// Parses an SVG once at upload into the parts that pages need, so that the site inlines them without parsing.

import { type Locale, locales } from '@app/domain/language/locale'
import { isLotShape } from '@app/domain/lot/lot-plan'
import type { DrawingParts } from '@app/domain/snapshot/media.schema'
import { DomUtils, parseDocument } from 'htmlparser2'

// Entities are not decoded, so that unchanged markup is written back exactly.
const syntax = { xmlMode: true, decodeEntities: false, encodeEntities: false } as const

type Element = ReturnType<typeof elementsIn>[number]

/**
 * Returns the parts of an SVG. Throws if the file is not an SVG or contains active content, because the parts are
 * inlined into pages unchanged.
 */
export function readDrawing(svg: string): DrawingParts {
  const root = elementsIn(parseDocument(svg, syntax)).find(({ name }) => name === 'svg')
  if (!root) throw new Error('This is not an SVG.')
  if ([root, ...elementsIn(root)].some(isActive)) throw new Error('The SVG has active content.')
  const shapes = elementsIn(root).filter(isShape)
  return {
    viewBox: root.attribs.viewBox ?? null,
    fill: root.attribs.fill ?? null,
    content: inLanguages(root, () => true),
    // Without the lots of a plan: the site draws each one in the pattern of its state.
    ground: shapes.length > 0 ? inLanguages(root, (element) => !isShape(element)) : null,
    shapes: shapes.map(({ attribs }) => ({ id: attribs.id ?? '', points: attribs.points ?? '' })),
  }
}

/** Returns the inner markup of the `svg` element for each language. */
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

/** Makes a translated label visible: an SVG contains its labels in both languages, one of them hidden. */
function showNames({ attribs }: Element): void {
  if (!attribs.lang) return
  delete attribs.lang
  if (attribs.display === 'none') delete attribs.display
}

const elementsIn = (node: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
  DomUtils.getElementsByTagName('*', node, true)

const isShape = ({ name, attribs }: Element) => name === 'polygon' && isLotShape(attribs.id)

const activeElements = /^(script|foreignobject|iframe|animate\w*|set)$/
/** References to the same SVG, or embedded images. */
const staysInside = /^\s*(#|data:image\/(png|jpeg|webp);base64,)/i

function isActive({ name, attribs }: Element): boolean {
  if (activeElements.test(localName(name))) return true
  return Object.entries(attribs).some(([attribute, value]) => {
    const own = localName(attribute)
    return own.startsWith('on') || (own === 'href' && !staysInside.test(value)) || /javascript:/i.test(value)
  })
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()
