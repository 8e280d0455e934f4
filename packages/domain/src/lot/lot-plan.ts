// A plan is a drawing in which every lot is a polygon with an id of its own: `<polygon id="lot-c-07" points="…"/>`.
// Everything else in it (sea, streets, trees) only stands behind.

import type { Localized } from '../content/localized.schema'
import type { Lot } from './lot.schema'

export type PlanShape = { id: string; points: string }

/** What shapes of lots are called; a plan may draw other polygons too. */
const PREFIX = 'lot-'
const polygon = /<polygon\b([^>]*?)\/?>(?:\s*<\/polygon>)?/g
const attribute = (text: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1]
const isOutline = (points: string) => /^\s*-?[\d.]+([\s,]+-?[\d.]+){5,}\s*$/.test(points)

export function planShapes(markup: string): PlanShape[] {
  return [...markup.matchAll(polygon)].flatMap(([, attributes = '']) => {
    const id = attribute(attributes, 'id')
    return id?.startsWith(PREFIX) ? [{ id, points: attribute(attributes, 'points') ?? '' }] : []
  })
}

/** The drawing without its lots: they are drawn anew, each in the pattern of its state. */
export const planGround = (markup: string): string =>
  markup.replace(polygon, (whole, attributes: string) => (attribute(attributes, 'id')?.startsWith(PREFIX) ? '' : whole))

/** Every lot a shape, every shape a lot, each once. Said for staff and for the log. */
export function planProblems(markup: string, lots: readonly Pick<Lot, 'code' | 'shape'>[]): Localized[] {
  const shapes = planShapes(markup)
  const known = new Set(shapes.map(({ id }) => id))
  const wanted = new Map(lots.map(({ code, shape }) => [shape, code]))
  return [
    ...repeated(shapes.map(({ id }) => id)).map((id) => ({
      en: `the plan draws "${id}" twice`,
      es: `El plano dibuja «${id}» dos veces.`,
    })),
    ...repeated(lots.map(({ shape }) => shape)).map((id) => ({
      en: `two lots have the shape "${id}"`,
      es: `Dos lotes tienen la forma «${id}».`,
    })),
    ...shapes
      .filter(({ points }) => !isOutline(points))
      .map(({ id }) => ({
        en: `the shape "${id}" has no outline of three corners or more`,
        es: `La forma «${id}» no tiene un contorno de tres esquinas o más.`,
      })),
    ...lots
      .filter(({ shape }) => !known.has(shape))
      .map(({ code, shape }) => ({
        en: `the lot ${code} has no shape "${shape}" in the plan`,
        es: `El lote ${code} no tiene en el plano su forma «${shape}».`,
      })),
    ...shapes
      .filter(({ id }) => !wanted.has(id))
      .map(({ id }) => ({
        en: `the shape "${id}" of the plan is no lot`,
        es: `La forma «${id}» del plano no es de ningún lote.`,
      })),
  ]
}

const repeated = (ids: string[]) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
