// An SVG is parsed once at upload into the parts that pages need, so the site inlines them without parsing.

import { type Locale, locales } from '@app/domain/language/locale'
import { isLotShape } from '@app/domain/lot/lot-plan'
import type { SvgParts } from '@app/domain/snapshot/media.schema'
import { DomUtils, parseDocument } from 'htmlparser2'

// Entities are not decoded, because unchanged markup must be written back exactly.
const syntax = { xmlMode: true, decodeEntities: false, encodeEntities: false } as const

type Element = ReturnType<typeof elementsIn>[number]

/**
 * Returns the parts of an SVG. Throws if the file is not an SVG or contains active content, because the parts are
 * inlined into pages unchanged.
 */
export function readSvg(svg: string): SvgParts {
  const root = elementsIn(parseDocument(svg, syntax)).find(({ name }) => name === 'svg')
  if (!root) throw new Error('This is not an SVG.')
  if ([root, ...elementsIn(root)].some(isActive)) throw new Error('The SVG has active content.')
  const shapes = elementsIn(root).filter(isShape)
  return {
    viewBox: root.attribs.viewBox ?? null,
    fill: root.attribs.fill ?? null,
    content: localizeMarkup(root, () => true),
    // The ground excludes the lots, because the site draws each lot in the pattern of its state.
    ground: shapes.length > 0 ? localizeMarkup(root, (element) => !isShape(element)) : null,
    shapes: shapes.map(({ attribs }) => ({ id: attribs.id ?? '', points: attribs.points ?? '' })),
  }
}

/** Returns the inner markup of the `svg` element for each language. */
function localizeMarkup(root: Element, shouldKeep: (element: Element) => boolean): Record<Locale, string> {
  const markupIn = (locale: Locale) => {
    const copy = root.cloneNode(true)
    for (const element of elementsIn(copy)) {
      if (!shouldKeep(element) || (element.attribs.lang ?? locale) !== locale) DomUtils.removeElement(element)
      else showLabel(element)
    }
    return DomUtils.getInnerHTML(copy, syntax)
  }
  const [es, en] = locales.map(markupIn)
  return { es: es ?? '', en: en ?? '' }
}

/** Makes a translated label visible. An SVG contains its labels in both languages and hides one of them. */
function showLabel({ attribs }: Element): void {
  if (!attribs.lang) return
  delete attribs.lang
  if (attribs.display === 'none') delete attribs.display
}

const elementsIn = (node: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
  DomUtils.getElementsByTagName('*', node, true)

const isShape = ({ name, attribs }: Element) => name === 'polygon' && isLotShape(attribs.id)

const activeElements = /^(script|foreignobject|iframe|animate\w*|set)$/
/** A link to a part of the same SVG, or an embedded image. */
const internalLink = /^\s*(#|data:image\/(png|jpeg|webp);base64,)/i

function isActive({ name, attribs }: Element): boolean {
  if (activeElements.test(localName(name))) return true
  return Object.entries(attribs).some(([attribute, value]) => {
    const key = localName(attribute)
    return key.startsWith('on') || (key === 'href' && !internalLink.test(value)) || /javascript:/i.test(value)
  })
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()
