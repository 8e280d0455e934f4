// A plan is a drawing in which every lot is a polygon with an id of its own: `<polygon id="lot-c-07" points="…"/>`.
// Everything else in it (sea, streets, trees) only stands behind.

import * as z from 'zod'
import type { Localized } from '../language/localized.schema'
import type { Lot } from './lot.schema'

export const planShape = z.object({ id: z.string(), points: z.string() })
export type PlanShape = z.infer<typeof planShape>

/** What shapes of lots are called; a plan may draw other polygons too. */
export const isLotShape = (id: string | undefined): boolean => id?.startsWith('lot-') ?? false

const isOutline = (points: string) => /^\s*-?[\d.]+([\s,]+-?[\d.]+){5,}\s*$/.test(points)

type ShapedLot = Pick<Lot, 'code' | 'shape'>

/** Every lot a shape, every shape a lot, each once. Said for staff and for the log. */
export function planProblems(shapes: readonly PlanShape[], lots: readonly ShapedLot[]): Localized[] {
  const known = new Set(shapes.map(({ id }) => id))
  const wanted = new Map(lots.map(({ code, shape }) => [shape, code]))
  return [
    ...shapeProblems(shapes),
    ...repeated(lots.map(({ shape }) => shape)).map((id) => ({
      en: `two lots have the shape "${id}"`,
      es: `Dos lotes tienen la forma «${id}».`,
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

/** What is wrong with the drawing whatever lots there are. */
function shapeProblems(shapes: readonly PlanShape[]): Localized[] {
  return [
    ...repeated(shapes.map(({ id }) => id)).map((id) => ({
      en: `the plan draws "${id}" twice`,
      es: `El plano dibuja «${id}» dos veces.`,
    })),
    ...shapes
      .filter(({ points }) => !isOutline(points))
      .map(({ id }) => ({
        en: `the shape "${id}" has no outline of three corners or more`,
        es: `La forma «${id}» no tiene un contorno de tres esquinas o más.`,
      })),
  ]
}

const MOST_SAID = 3

/**
 * What whoever uploads a plan is told at its field; nothing where it fits. Lots may be entered after their plan: until then
 * the drawing alone is looked at.
 */
export function planRefusal(
  shapes: readonly PlanShape[] | null,
  lots: readonly ShapedLot[],
  language: keyof Localized,
): string | null {
  const found = uploadProblems(shapes, lots).map((words) => words[language])
  if (found.length === 0) return null
  const more = found.length - MOST_SAID
  const rest = { es: `Y ${more} más.`, en: `And ${more} more.` }[language]
  const sentences = found.slice(0, MOST_SAID).map((text) => text.charAt(0).toUpperCase() + text.slice(1))
  return [...sentences.map((text) => (text.endsWith('.') ? text : `${text}.`)), ...(more > 0 ? [rest] : [])].join(' ')
}

function uploadProblems(shapes: readonly PlanShape[] | null, lots: readonly ShapedLot[]): Localized[] {
  if (shapes === null) return [{ en: 'a plan is an SVG drawing', es: 'Un plano es un dibujo SVG.' }]
  if (shapes.length === 0)
    return [
      {
        en: 'the drawing has no lot: each is a polygon whose id is its shape, such as lot-a-01',
        es: 'El dibujo no tiene ningún lote: cada uno es un polígono cuyo id es su forma, como lot-a-01.',
      },
    ]
  return lots.length === 0 ? shapeProblems(shapes) : planProblems(shapes, lots)
}

const repeated = (ids: string[]) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
