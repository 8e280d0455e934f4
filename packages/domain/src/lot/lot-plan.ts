// A plan is an SVG in which every lot is a polygon with an id: `<polygon id="lot-c-07" points="…"/>`. Everything else
// (sea, streets, trees) is background.

import * as z from 'zod'
import type { Localized } from '../language/localized.schema'
import type { Lot } from './lot.schema'

export const planShape = z.object({ id: z.string(), points: z.string() })
export type PlanShape = z.infer<typeof planShape>

/** Prefix of lot shapes; a plan may contain other polygons too. */
export const isLotShape = (id: string | undefined): boolean => id?.startsWith('lot-') ?? false

const isOutline = (points: string) => /^\s*-?[\d.]+([\s,]+-?[\d.]+){5,}\s*$/.test(points)

type ShapedLot = Pick<Lot, 'code' | 'shape'>

/** Checks that every lot has exactly one shape and every shape one lot. Worded for staff and for the log. */
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

/** Problems of the SVG itself, whatever lots exist. */
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

const MOST_LISTED = 3

/**
 * Returns the error message at the upload field, or null if the plan matches. Lots may be entered after their plan;
 * until then only the SVG is checked.
 */
export function planError(
  shapes: readonly PlanShape[] | null,
  lots: readonly ShapedLot[],
  language: keyof Localized,
): string | null {
  const problems = uploadProblems(shapes, lots).map((message) => message[language])
  if (problems.length === 0) return null
  const more = problems.length - MOST_LISTED
  const rest = { es: `Y ${more} más.`, en: `And ${more} more.` }[language]
  const sentences = problems.slice(0, MOST_LISTED).map((text) => text.charAt(0).toUpperCase() + text.slice(1))
  return [...sentences.map((text) => (text.endsWith('.') ? text : `${text}.`)), ...(more > 0 ? [rest] : [])].join(' ')
}

function uploadProblems(shapes: readonly PlanShape[] | null, lots: readonly ShapedLot[]): Localized[] {
  if (shapes === null) return [{ en: 'a plan must be an SVG', es: 'Un plano es un dibujo SVG.' }]
  if (shapes.length === 0)
    return [
      {
        en: 'the SVG has no lots: each must be a polygon whose id is its shape, such as lot-a-01',
        es: 'El dibujo no tiene ningún lote: cada uno es un polígono cuyo id es su forma, como lot-a-01.',
      },
    ]
  return lots.length === 0 ? shapeProblems(shapes) : planProblems(shapes, lots)
}

const repeated = (ids: string[]) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
